// Runs in the audio thread: gathers a tenth of a second of sound and passes it on as 16-bit samples.

// The compiler's library does not know the scope of a worklet.
declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

class PcmProcessor extends AudioWorkletProcessor {
  private readonly chunk = new Float32Array(Math.round(sampleRate / 10))
  private filled = 0

  process(inputs: readonly (readonly Float32Array[])[]): boolean {
    for (const sample of inputs[0]?.[0] ?? []) {
      this.chunk[this.filled] = sample
      this.filled += 1
      if (this.filled === this.chunk.length) this.pass()
    }
    return true
  }

  private pass(): void {
    const samples = new DataView(new ArrayBuffer(this.chunk.length * 2))
    let energy = 0
    this.chunk.forEach((sample, n) => {
      const bounded = Math.max(-1, Math.min(1, sample))
      energy += bounded * bounded
      samples.setInt16(n * 2, bounded * 0x7fff, true)
    })
    this.filled = 0
    this.port.postMessage({ samples: samples.buffer, loudness: Math.sqrt(energy / this.chunk.length) }, [
      samples.buffer,
    ])
  }
}

registerProcessor('pcm', PcmProcessor)

export {}
