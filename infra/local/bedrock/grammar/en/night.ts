import type { Subject } from '../subject.ts'

export const night: readonly Subject[] = [
  {
    theme: 'night',
    thing: 'the moon',
    title: { beginner: 'See the Moon', middle: 'Where Did the Moon Go?', fluent: 'A Month of Looking Up' },
    places: [
      { place: 'the beach in Isabela', city: 'Isabela' },
      { place: 'the beach in Arroyo', city: 'Arroyo' },
      { place: 'the beach in Guánica', city: 'Guánica' },
    ],
    terms: [
      ['moon', 'The big round light that we see at night.', 'The moon is full tonight.'],
      ['sky', 'What we see when we look up outside.', 'The sky is blue.'],
      ['night', 'The time when it is dark.', 'At night I go to bed.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'It is night.', asks: ['When is it?', 'At night', 'At noon', 'In class'] },
          {
            says: 'The moon is in the sky.',
            asks: ['What is in the sky?', 'The moon', 'The bus', 'The bed'],
          },
          'It is big.',
          'The sea is black.',
          { says: 'The sand has a glow.' },
          'Shh! A bat.',
          'A frog sings.',
          'They lie on a mat.',
          'They yawn.',
        ],
        infers: [
          ['What lights up the sand?', 'The moon', 'A lamp', 'A fish'],
          ['Why can you see the moon well?', 'It is dark', 'It is hot', 'It is noon'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'It is night, and the moon comes up from the sea.',
            asks: ['Where does the moon come up?', 'From the sea', 'From a tree', 'From the street'],
          },
          'At first it is orange and very big.',
          'Then it gets small and white.',
          {
            says: 'It makes a silver road in the water, up to their feet.',
            asks: ['What color is the road?', 'Silver', 'Green', 'Pink'],
          },
          'They walk, and the moon walks too.',
          'They stop, and the moon stops.',
          { says: 'A cloud covers it, and the whole sky goes dark.' },
          'One, two, three, they wait.',
          'Look! It peeks out on the other side.',
          'It has no light of its own.',
          'The sun shines on it, even at night.',
        ],
        infers: [
          [
            'Why did the sky go dark?',
            'A cloud was in front of the moon',
            'The moon fell',
            'They closed the door',
          ],
          [
            'Can anyone walk on the silver road?',
            'No, it is only light',
            'Yes, with shoes',
            'Yes, in the day',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'The moon has no light of its own: it shines because the sun lights one half of it.',
            asks: ['Why does the moon shine?', 'The sun lights it', 'It is on fire', 'People live there'],
          },
          'As it travels around the Earth, we see more or less of that bright half.',
          {
            says: 'On the first night of the notebook, it was as thin as a fingernail in the sky.',
            asks: [
              'How was the moon on the first night?',
              'As thin as a fingernail',
              'Full and round',
              'It was not there',
            ],
          },
          'A week later it looked like half of a cookie.',
          {
            says: 'After two weeks it was full, and the night was so bright that the sea looked like metal.',
          },
          'Then, little by little, it grew thin again from the other side.',
          'The whole trip takes about a month, and the word month comes from the moon.',
          'Its pull also moves the sea, which rises and falls twice a day.',
          'Many years ago, twelve people walked there and left their footprints in the dust. There is no wind on the moon, so those footprints are still there.',
        ],
        infers: [
          [
            'What will the moon look like after it is full?',
            'A little thinner each night',
            'Always the same',
            'Bigger and bigger',
          ],
          [
            'Why was a notebook a good idea?',
            'To see how the moon changes',
            'To light the beach',
            'To sit on',
          ],
        ],
      },
    },
  },
  {
    theme: 'night',
    thing: 'the bright bay',
    title: { beginner: 'The Water Glows', middle: 'Blue Sparks', fluent: 'The Bay That Answers' },
    places: [
      { place: 'the bay in Vieques', city: 'Vieques' },
      { place: 'the bay in Fajardo', city: 'Fajardo' },
      { place: 'the bay in Lajas', city: 'Lajas' },
    ],
    terms: [
      ['bay', 'A part of the sea with land on three sides.', 'The boat is in the bay.'],
      ['glow', 'To shine with a soft light.', 'The stars glow.'],
      ['dark', 'With no light.', 'It is dark in the cave.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'It is dark in the bay.', asks: ['How is the bay?', 'Dark', 'Hot', 'Red'] },
          'They sit in a boat.',
          'Dip, dip, dip.',
          { says: 'Look! Fish glow!', asks: ['What can glow?', 'Fish', 'Bread', 'A hat'] },
          'It is blue.',
          { says: 'A hand dips in. It is lit!' },
          'Oh, oh, oh!',
          'Drops drip like stars.',
          'They do not talk.',
        ],
        infers: [
          ['When can you see the glow?', 'At night', 'At noon', 'In class'],
          ['Why does the hand light up?', 'The sea glows', 'It has a lamp', 'It is hot'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'It is dark, and the boat slips into the bay.',
            asks: ['Where is the boat?', 'In the bay', 'On a hill', 'At school'],
          },
          'The moon is not up yet.',
          'The guide says, "Put your hand in."',
          {
            says: 'The water begins to glow blue around each finger.',
            asks: ['What color is the glow?', 'Blue', 'Red', 'White'],
          },
          'A fish goes by like a spark.',
          'The drops look like stars.',
          { says: 'Tiny living things make the light when something moves them.' },
          'One cup holds thousands of them.',
          'No one may swim here.',
          'Soap and lamps would hurt them.',
          'On the way back, nobody talks.',
        ],
        infers: [
          [
            'Why do they come when there is no moon?',
            'The light shows better',
            'The moon is asleep',
            'It is less cold',
          ],
          [
            'What would happen if nothing moved?',
            'There would be no glow',
            'It would rain',
            'The fish would sing',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'On a night that is really dark, you can write your name in the bay with one finger.',
            asks: ['What can you write with?', 'One finger', 'A long stick', 'A brush'],
          },
          'The letters shine blue for a second, and then the water closes over them.',
          {
            says: 'The glow comes from living things so small that a thousand of them fit in one drop or two.',
            asks: [
              'Where does the glow come from?',
              'From tiny living things',
              'From lamps below',
              'From the stars',
            ],
          },
          'They flash when something bumps them, perhaps to surprise whoever wants to eat them.',
          'The mangroves around the shore feed them with their fallen leaves.',
          { says: 'A narrow mouth keeps the sea from washing them away, and that is why they are so many.' },
          'Only a few places in the world have water as bright as this.',
          'After a hurricane, some bays went black for months, and people feared the worst. Slowly, a spark here and a spark there, the light came back.',
          'To keep it so, nobody swims, and the towns near it turn down their lamps.',
        ],
        infers: [
          [
            'Why do the towns turn down their lamps?',
            'To protect the bay and see its light',
            'To save time',
            'To scare the fish',
          ],
          [
            'What might happen if the mouth of the bay were wide?',
            'The sea would carry the tiny things off',
            'The bay would be hotter',
            'There would be more mangroves',
          ],
        ],
      },
    },
  },
]
