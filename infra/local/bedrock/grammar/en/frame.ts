import type { Frame } from '../subject.ts'

export const frame: Frame = {
  names: ['Mateo', 'Sofía', 'Camila', 'Gael', 'Nina', 'Omar', 'Lucía', 'Nico', 'Kiara', 'Joel'],
  kin: ['Grandma', 'Dad', 'Mom', 'Grandpa'],
  title: '{name} and {thing}',
  tiers: {
    beginner: {
      openings: [
        '{name} is with {kin}. They go to {place}.',
        'Get up, {name}! {Kin} and {name} go to {place}.',
      ],
      closings: ['What fun!', '{name} claps.', 'It is a good day.', '{name} smiles.'],
    },
    middle: {
      openings: [
        'It is Saturday. {name} and {kin} go to {place}. {name} has a hat and some water.',
        'There is no school today. {name} goes with {kin} to {place}. They leave at six.',
        '{name} jumps out of bed. Today is the day! {Kin} and {name} go to {place}.',
      ],
      closings: [
        'At home, {name} draws {thing}. The page goes up on the wall.',
        'On the way back, {name} tells it all again. Nobody gets tired of it.',
        'In bed, {name} thinks about {thing}. What a good day it was!',
      ],
    },
    fluent: {
      openings: [
        'Early on Sunday, {name} put a notebook and a pencil in the bag. {Kin} had promised a trip to {place}. "Today you will learn about {thing}," {kin} said.',
        'When the teacher asked the class for a report, {name} did not think twice. The report would be about {thing}. So {name} and {kin} went to {place} with a notebook.',
        'At breakfast, {name} asked so many things about {thing} that {kin} put down the cup. "Let us go and find out," {kin} said, and they left for {place}.',
      ],
      closings: [
        'On the way home, {name} read the notes again. Some questions were still open, and that felt good: it was a reason to come back.',
        'On Monday, {name} read the report to the class. At the end, hands went up all over the room.',
        'That night, {name} closed the notebook and smiled. To learn, you have to look slowly and ask a lot.',
      ],
    },
  },
  asksWho: 'Who goes with {name}?',
  asksWhere: 'Where do they go?',
  with: kin => kin,
  to: place => `To ${place}`,
}
