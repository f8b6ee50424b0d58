import * as z from 'zod/mini'
import { inputOf } from '../room.ts'
import { AwsError } from '../service.ts'
import { LOCAL_VOICES } from './voices.ts'

const SynthesizeSpeechInput = z.strictObject({
  Engine: z._default(z.enum(['standard', 'neural', 'long-form', 'generative']), 'standard'),
  LanguageCode: z.optional(z.string()),
  OutputFormat: z.enum(['json', 'mp3', 'ogg_opus', 'ogg_vorbis', 'pcm']),
  SampleRate: z.optional(z.string()),
  SpeechMarkTypes: z.optional(z.array(z.enum(['sentence', 'ssml', 'viseme', 'word'])).check(z.maxLength(4))),
  Text: z.string(),
  TextType: z._default(z.enum(['ssml', 'text']), 'text'),
  VoiceId: z.string(),
})

/** What is to be said, and by whom; `marks` asks for its words in time instead of its sound. */
export interface SpeechRequest {
  readonly text: string
  readonly voiceId: string
  readonly marks: readonly ('word' | 'sentence')[] | undefined
}

/** Billed characters of one request, all of them where there is no markup. Source: "Quotas in Amazon Polly". */
const MOST_BILLED = 3000
const MP3_RATES = ['8000', '16000', '22050', '24000']

/** Parses a request as Polly does, with its codes; what this machine does not do is an error that names it. */
export function speechRequest(body: Buffer): SpeechRequest {
  const { Text: text, VoiceId: voiceId, ...input } = inputOf(SynthesizeSpeechInput, parse(body))
  const voice = LOCAL_VOICES[voiceId]
  if (!voice) throw new AwsError('ValidationException', `VoiceId: ${voiceId} is not known on this machine`)
  if (input.Engine !== 'neural')
    throw new AwsError('EngineNotSupportedException', `Engine ${input.Engine} is not known on this machine`)
  if (input.LanguageCode !== undefined && input.LanguageCode !== voice.languageCode)
    throw new AwsError('LanguageNotSupportedException', `${voiceId} does not speak ${input.LanguageCode}`)
  if (input.TextType !== 'text')
    throw new AwsError('ValidationException', 'TextType: markup is not known on this machine')
  if (text.trim() === '') throw new AwsError('ValidationException', 'Text: is empty')
  if ([...text].length > MOST_BILLED)
    throw new AwsError('TextLengthExceededException', 'Maximum text length has been exceeded')
  if (input.OutputFormat !== 'json' && input.SpeechMarkTypes)
    throw new AwsError('MarksNotSupportedForFormatException', 'Speech marks are only for OutputFormat json')
  if (input.OutputFormat === 'json') return { text, voiceId, marks: marksOf(input.SpeechMarkTypes) }
  if (input.OutputFormat !== 'mp3')
    throw new AwsError(
      'ValidationException',
      `OutputFormat: ${input.OutputFormat} is not known on this machine`,
    )
  if (input.SampleRate !== undefined && !MP3_RATES.includes(input.SampleRate))
    throw new AwsError('InvalidSampleRateException', 'The specified sample rate is not valid.')
  if (input.SampleRate !== undefined && input.SampleRate !== '24000')
    throw new AwsError('ValidationException', 'SampleRate: only 24000 is known on this machine')
  return { text, voiceId, marks: undefined }
}

function marksOf(types: readonly string[] = []): readonly ('word' | 'sentence')[] {
  if (types.length === 0) throw new AwsError('ValidationException', 'SpeechMarkTypes: none was asked for')
  const other = types.find(type => type !== 'word' && type !== 'sentence')
  if (other)
    throw new AwsError('ValidationException', `SpeechMarkTypes: ${other} is not known on this machine`)
  return types.filter(type => type === 'word' || type === 'sentence')
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON')
  }
}
