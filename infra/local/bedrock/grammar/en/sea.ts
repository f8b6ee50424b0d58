import type { Subject } from '../subject.ts'

export const sea: readonly Subject[] = [
  {
    theme: 'sea',
    thing: 'the crab',
    title: {
      beginner: 'A New Home',
      middle: 'The Crab Needs a Shell',
      fluent: 'House for Rent on the Beach',
    },
    places: [
      { place: 'the beach in Luquillo', city: 'Luquillo' },
      { place: 'the beach in Rincón', city: 'Rincón' },
      { place: 'the beach in Vieques', city: 'Vieques' },
    ],
    terms: [
      ['crab', 'A sea animal with a hard cover and two claws.', 'The crab ran to its hole.'],
      ['shell', 'The hard outside part of some animals.', 'I found a pink shell.'],
      ['sand', 'Tiny bits of rock that cover a beach.', 'The sand is hot today.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'A crab is on the sand.', asks: ['What is on the sand?', 'A crab', 'A hen', 'A van'] },
          'It is red.',
          {
            says: 'Its shell is too small.',
            asks: ['What is too small?', 'The shell', 'The sea', 'The hat'],
          },
          'It can not fit.',
          'It looks and looks.',
          'Not that one!',
          { says: 'It gets in a big shell.' },
          'It fits!',
          'Off it runs.',
        ],
        infers: [
          ['Why does the crab need a big shell?', 'It grew', 'It is wet', 'It is mad'],
          ['How does the crab feel at the end?', 'Glad', 'Sad', 'Sick'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'A small crab walks on the sand with a shell on its back.',
            asks: ['What is on its back?', 'A shell', 'A leaf', 'A stone'],
          },
          'It is a hermit crab.',
          'Its back end is soft and needs a cover.',
          {
            says: 'But the crab has grown, and the shell is too tight.',
            asks: ['How is the shell?', 'Too tight', 'Too big', 'Brand new'],
          },
          'It looks for a new one by the rocks. The first one has a hole in it. The next one is full of sand.',
          { says: 'Then it finds a round shell, looks inside, and jumps in.' },
          'It takes less than a second!',
          'Another crab comes and takes the old shell.',
          'Nothing is thrown away on this beach.',
        ],
        infers: [
          [
            'Why does it jump in so fast?',
            'So that nothing can bite it',
            'So that it can sing',
            'So that it gets wet',
          ],
          [
            'What will the crab do when it grows again?',
            'Look for a new shell',
            'Stay in bed',
            'Learn to fly',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'A hermit crab carries its house, but it does not build that house.',
            asks: ['What does a hermit crab carry?', 'Its house', 'Its eggs in a basket', 'A fishing net'],
          },
          'It lives in a shell that a snail left behind.',
          'The back of its body is soft and curved, so it needs something strong around it.',
          {
            says: 'As the crab grows, its shell becomes too tight, and it must go shopping on the sand.',
            asks: [
              'What happens as the crab grows?',
              'The shell becomes too tight',
              'The shell grows too',
              'The crab turns blue',
            ],
          },
          'It taps each empty shell, turns it over, and feels the inside with its claws.',
          {
            says: 'When it finds a good one, it slips out of the old shell and into the new one in a second.',
          },
          'Sometimes a whole line of crabs waits, from the biggest to the smallest. When the first one moves, each of the others moves up into a larger house.',
          'That is why it is better to leave empty shells on the beach. A pretty one on a shelf is a home that somebody is missing.',
        ],
        infers: [
          [
            'Why is the change so quick?',
            'Its soft body is in danger outside',
            'It is in a race',
            'The sun is going down',
          ],
          ['Why should we leave shells on the beach?', 'Crabs need them', 'They are heavy', 'They smell bad'],
        ],
      },
    },
  },
  {
    theme: 'sea',
    thing: 'the whale',
    title: { beginner: 'Big, Big, Big', middle: 'A Splash in the Bay', fluent: 'Winter Guests' },
    places: [
      { place: 'the beach in Rincón', city: 'Rincón' },
      { place: 'the beach in Aguada', city: 'Aguada' },
      { place: 'the beach in Isabela', city: 'Isabela' },
    ],
    terms: [
      ['whale', 'A very big animal that lives in the sea and breathes air.', 'The whale came up to breathe.'],
      ['tail', 'The back end of an animal.', 'The cat moves its tail.'],
      ['baby', 'A very young child or animal.', 'The baby drinks milk.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'They see a whale!', asks: ['What do they see?', 'A whale', 'A cow', 'A jet'] },
          'It is black and wet.',
          { says: 'Its tail is up.', asks: ['What is up?', 'The tail', 'The sun', 'The kite'] },
          'Splash!',
          'It is as big as a bus.',
          { says: 'Its baby is next to it.' },
          'They dip and dip.',
          'They swim and swim.',
          'Off they go!',
        ],
        infers: [
          ['Is the whale by itself?', 'No, a baby is with it', 'Yes, it is', 'No, a cat is with it'],
          ['What made the splash?', 'The tail', 'A cup', 'A bird'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Far out, a whale jumps and falls back with a splash.',
            asks: ['What does the whale do?', 'It jumps', 'It sings a song', 'It sleeps'],
          },
          'It is as long as a bus.',
          'A puff of white comes from its back.',
          {
            says: 'Next to it swims a baby, close to its tail.',
            asks: ['Who swims next to it?', 'A baby', 'A shark', 'A man'],
          },
          'They came from the cold north. The trip took many weeks.',
          { says: 'In the warm sea, the baby drinks milk and grows fast.' },
          'In spring they will go back.',
          'Each tail has its own spots.',
          'People know some of them by name.',
          'Everybody on the sand says, "Oh!"',
        ],
        infers: [
          [
            'Why do they come to the warm sea?',
            'It is good for the baby',
            'To see the sand',
            'To meet a shark',
          ],
          ['Why does the baby stay close?', 'It is safe there', 'It is tired of milk', 'It wants to race'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'Every winter, humpback whales swim thousands of miles from the cold north to our warm sea.',
            asks: ['When do the whales come?', 'Every winter', 'Every summer', 'Every week'],
          },
          'A grown whale can be as long as a school bus and as heavy as six elephants.',
          'It does not breathe water, as a fish does, but must come up for air.',
          {
            says: 'Here the mothers give birth, and each baby stays close to its mother for a year.',
            asks: ['How long does a baby stay with its mother?', 'A year', 'A day', 'A week'],
          },
          'While they are here, the mothers hardly eat and live on the fat under their skin.',
          {
            says: 'The skin under each tail has spots of its own, so people can tell one whale from the others.',
          },
          'The males sing long songs that travel for miles through the water.',
          'From a hill near the coast, you may first see a white puff and then a dark back.',
          'Boats must keep their distance, because a noisy motor hides the call of a mother.',
          'When spring comes, the families turn north again, and the bay feels empty.',
        ],
        infers: [
          [
            'Why is it important that boats keep away?',
            'The baby must hear its mother',
            'The boats are slow',
            'Whales like to race',
          ],
          [
            'How can people know that a whale came back?',
            'By the spots on its tail',
            'By its hat',
            'By its name on the back',
          ],
        ],
      },
    },
  },
]
