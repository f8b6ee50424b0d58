import type { Subject } from '../subject.ts'

export const family: readonly Subject[] = [
  {
    theme: 'family',
    thing: 'the old drum',
    title: { beginner: 'Tap the Drum', middle: 'A Drum That Talks', fluent: 'The Drum in the Back Room' },
    places: [
      { place: 'the house in Loíza', city: 'Loíza' },
      { place: 'the house in Ponce', city: 'Ponce' },
      { place: 'the house in Guayama', city: 'Guayama' },
    ],
    terms: [
      ['drum', 'A thing that you hit to make music.', 'The drum is loud.'],
      ['dance', 'To move your body to music.', 'We dance at the party.'],
      ['song', 'Words that you sing.', 'Grandma knows the song.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'A drum is on the rug.', asks: ['What is on the rug?', 'A drum', 'A bug', 'A cup'] },
          'It is not new.',
          'Tap, tap, tap!',
          { says: 'All of them dance.', asks: ['What do they do?', 'They dance', 'They nap', 'They swim'] },
          'The cat runs.',
          'Stop! Go!',
          { says: 'They sing a song.' },
          'The sun sets.',
          'One more!',
        ],
        infers: [
          ['How do they feel?', 'Happy', 'Sad', 'Mad'],
          ['Why does the cat run?', 'It is loud', 'It is wet', 'It is fat'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'There is an old drum in the back room.',
            asks: ['Where is the drum?', 'In the back room', 'In the yard', 'On the bus'],
          },
          'It came from a great-grandfather.',
          'The wood is dark and smooth.',
          'First they clean off the dust.',
          'They tap it with open hands.',
          {
            says: 'A deep sound fills the house, and an aunt begins to dance.',
            asks: ['Who begins to dance?', 'An aunt', 'A goat', 'A baby'],
          },
          'She lifts her skirt, and the drum answers.',
          'When she is fast, the drum is fast.',
          'When she stops, it stops too.',
          { says: 'Soon the neighbors come in, and everybody knows the song.' },
          'Even the smallest cousin claps in time.',
        ],
        infers: [
          ['Why do the neighbors come in?', 'They hear the music', 'They want some rice', 'They are lost'],
          ['Who leads, the dancer or the drum?', 'The dancer', 'The drum', 'The cat'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'In the back room, under a white sheet, stood a drum that nobody had played for years.',
            asks: ['What was under the sheet?', 'A drum', 'A bicycle', 'A box of books'],
          },
          'A great-grandfather had made it from a barrel, with the skin of a goat on top.',
          'In his time, families met on Sundays to sing and dance until the moon was high.',
          {
            says: 'In this music the dancer leads, and the drum must answer every step.',
            asks: ['Who leads in this music?', 'The dancer', 'The drum', 'The neighbors'],
          },
          'If she turns, the drum turns, and if she stops, the drum holds its breath.',
          {
            says: 'At the first tap, the oldest aunt stood up, lifted her skirt, and seemed thirty years younger.',
          },
          'Cousins who had never met learned the words of the song in one afternoon.',
          'Somebody moved the table, and somebody else opened all the windows.',
          'A neighbor came to ask what was going on, and stayed to play.',
          { says: 'When it grew dark, they did not put the sheet back.' },
        ],
        infers: [
          [
            'Why did they not put the sheet back?',
            'They want to play again',
            'The sheet is lost',
            'The drum is broken',
          ],
          ['What does the aunt feel when she hears the drum?', 'Joy and memories', 'Anger', 'Hunger'],
        ],
      },
    },
  },
  {
    theme: 'family',
    thing: 'the hammock',
    title: { beginner: 'Swing, Swing', middle: 'One Loose Knot', fluent: 'A Bed That Hangs in the Air' },
    places: [
      { place: 'the house in San Sebastián', city: 'San Sebastián' },
      { place: 'the house in Moca', city: 'Moca' },
      { place: 'the house in Utuado', city: 'Utuado' },
    ],
    terms: [
      ['hammock', 'A bed of cloth or string that hangs between two trees.', 'Dad naps in the hammock.'],
      ['knot', 'What you make when you tie a string.', 'There is a knot in my shoe.'],
      ['string', 'A long, thin thing used to tie.', 'The kite is on a string.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'A hammock hangs up.', asks: ['What hangs up?', 'A hammock', 'A fish', 'A bus'] },
          'It is red.',
          'It is big.',
          { says: 'It has a knot.', asks: ['What does it have?', 'A knot', 'A wing', 'A leg'] },
          'All get in.',
          'It tips!',
          { says: 'They go up and back. They nap.' },
          'A hen looks.',
          'Shh, shh.',
        ],
        infers: [
          ['What is it good for?', 'A nap', 'A bath', 'A race'],
          ['Why is it "shh"?', 'They nap', 'They sing', 'They run'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'A blue hammock hangs on the porch.',
            asks: ['Where is the hammock?', 'On the porch', 'In the car', 'At school'],
          },
          'A great-grandmother made it.',
          {
            says: 'One knot is loose, and there is a hole.',
            asks: ['What is loose?', 'One knot', 'The door', 'A tooth'],
          },
          'They look for string of the same blue.',
          'Over, under, and pull.',
          'The first try slips.',
          { says: 'They try again and again until it holds.' },
          'Then everybody sits in it at once.',
          'It bends like a big smile.',
          'The air smells of coffee and rain.',
          'Someone tells a story of long ago.',
        ],
        infers: [
          ['What is this family like?', 'They do not give up', 'They are always sad', 'They like to hide'],
          [
            'Why do they fix it and not buy one?',
            'It is a gift from the past',
            'It is new',
            'The shop is closed',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'On the porch hangs a hammock that a great-grandmother made by hand from cotton string.',
            asks: ['Who made the hammock?', 'A great-grandmother', 'A sailor', 'The teacher'],
          },
          'The Taíno people slept in beds like it long before any ship came here. Even the word comes from their language, and now half of the world uses it.',
          {
            says: 'One morning there was a loose knot, and the whole family sat down to mend it.',
            asks: ['What did they find that morning?', 'A loose knot', 'A lost cat', 'A letter'],
          },
          'First they looked for a cord of the same color and the same weight.',
          { says: 'With every turn of the cord, the older ones told a story from when they were small.' },
          'The first tries were crooked, but nobody minded.',
          'By noon it was so strong that three cousins lay down at the same time.',
          'The breeze rocked them until the coffee was ready.',
          'Some things are not bought: they are tied, one knot after another.',
        ],
        infers: [
          ['What does the family share as they work?', 'Their memories', 'Their lunch money', 'Their shoes'],
          [
            'Why did nobody mind the crooked tries?',
            'They were learning together',
            'They could not see them',
            'They wanted to stop',
          ],
        ],
      },
    },
  },
]
