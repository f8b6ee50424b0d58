import type { Subject } from '../subject.ts'

export const animals: readonly Subject[] = [
  {
    theme: 'animals',
    thing: 'the pelican',
    title: { beginner: 'A Big Bill', middle: 'The Bird at the Dock', fluent: 'A Diver with Wings' },
    places: [
      { place: 'the dock in Cataño', city: 'Cataño' },
      { place: 'the dock in Fajardo', city: 'Fajardo' },
      { place: 'the dock in Cabo Rojo', city: 'Cabo Rojo' },
    ],
    terms: [
      ['pelican', 'A big sea bird with a bag of skin under its bill.', 'The pelican sat on the post.'],
      ['bill', 'The hard mouth of a bird.', 'The duck has a flat bill.'],
      ['fish', 'An animal that lives in water and can swim.', 'I see a fish in the bay.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'A pelican sits.', asks: ['What sits?', 'A pelican', 'A cat', 'A frog'] },
          { says: 'It has a big bill.', asks: ['What is big?', 'The bill', 'The hat', 'The bus'] },
          'It is not red.',
          'It can see well.',
          'Up it goes! Down it goes!',
          { says: 'It gets a fish.' },
          'Gulp!',
          'The sun is hot.',
          'It naps on the post.',
        ],
        infers: [
          ['What does it like to eat?', 'Fish', 'Bread', 'Grass'],
          ['Where does it get its food?', 'In the sea', 'In a bag', 'In a tree'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'A brown pelican sits on a post.',
            asks: ['Where does the pelican sit?', 'On a post', 'In a nest', 'On a car'],
          },
          'It does not move for a long time.',
          {
            says: 'Under its bill hangs a bag of skin.',
            asks: ['What is under its bill?', 'A bag of skin', 'A shell', 'A string'],
          },
          'The wind lifts its feathers.',
          'Then it flies up, high over the water.',
          { says: 'It folds its wings and drops like a stone to get a fish.' },
          'Splash! The water jumps on all sides.',
          'The bag fills up with water.',
          'It tips its head and lets the water run out.',
          'One gulp, and the fish is gone.',
          'A man with a net waves and laughs.',
        ],
        infers: [
          ['Why does it drop into the water?', 'It is hungry', 'It is cold', 'It is lost'],
          ['What is the bag good for?', 'To catch food', 'To sing', 'To keep warm'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'The brown pelican is a large bird that lives along the coast of the island.',
            asks: ['Where does the pelican live?', 'Along the coast', 'In the deep forest', 'In a cave'],
          },
          'Its wings can be longer than a grown person is tall.',
          {
            says: 'Below its long bill hangs a pouch that can hold about three gallons of water.',
            asks: ['What hangs below its bill?', 'A pouch', 'A row of teeth', 'A long tail'],
          },
          'When it hunts, it flies in slow circles and looks straight down.',
          { says: 'As soon as it sees a fish, it folds its wings and dives from high in the air.' },
          'Small pockets of air under its skin soften the hard landing.',
          'After the dive, it tips its head forward and lets the water drain before it swallows.',
          'Pelicans often fly in a line, so that each one saves some work.',
          'Years ago there were only a few left, because a poison made their eggs too thin. People stopped using that poison, and little by little the birds came back.',
        ],
        infers: [
          [
            'Why does it look straight down as it flies?',
            'It is looking for food',
            'It is afraid',
            'It wants to sleep',
          ],
          ['What makes the pelican a good fisher?', 'Its eyes, wings and pouch', 'Its song', 'Its soft feet'],
        ],
      },
    },
  },
  {
    theme: 'animals',
    thing: 'the coquí',
    title: {
      beginner: 'Who Sings?',
      middle: 'A Big Song from a Small Frog',
      fluent: 'The Smallest Singer on the Island',
    },
    places: [
      { place: 'the hills in Cayey', city: 'Cayey' },
      { place: 'the hills in Jayuya', city: 'Jayuya' },
      { place: 'the hills in Lares', city: 'Lares' },
    ],
    terms: [
      ['coquí', 'A tiny frog of the island that sings its own name.', 'A coquí sings in the yard.'],
      ['frog', 'A small animal that hops and has no tail.', 'The frog hops on a leaf.'],
      ['leaf', 'The flat, green part of a plant.', 'A leaf fell on my hat.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'A coquí is on a leaf.',
            asks: ['Where is the coquí?', 'On a leaf', 'In a cup', 'In a bed'],
          },
          'It is so small!',
          {
            says: 'The frog sings, "Co-kee!"',
            asks: ['What does the frog do?', 'It sings', 'It naps', 'It swims'],
          },
          'It is wet.',
          'It can hop.',
          { says: 'Shh! It stops.' },
          'It looks at us.',
          'Hop, hop, hop!',
          'It is dark.',
        ],
        infers: [
          ['Why does the frog stop?', 'It hears them', 'It is mad', 'It is fat'],
          ['How big is the coquí?', 'As small as a leaf', 'As big as a dog', 'As big as a bus'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'The rain stops, and a coquí begins to sing on a leaf.',
            asks: ['When does it begin to sing?', 'When the rain stops', 'At noon', 'In class'],
          },
          'It says its own name all night.',
          'You can hear it from far away.',
          {
            says: 'But the frog is as small as a coin.',
            asks: ['How small is the frog?', 'Like a coin', 'Like a cat', 'Like a shoe'],
          },
          'It has a round pad on each toe.',
          'The pads hold on to wet plants.',
          { says: 'Only the father sings, and he also takes care of the eggs.' },
          'He keeps them wet.',
          'The babies have no tails.',
          'They come out as tiny frogs.',
          'When you get too near, the song stops.',
        ],
        infers: [
          ['What kind of father is he?', 'He takes good care', 'He runs away', 'He sleeps all night'],
          ['Why is it hard to find?', 'It is very small', 'It is very loud', 'It is in a cage'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'The coquí is a tree frog that can sit on the tip of your thumb.',
            asks: ['What is the coquí?', 'A tree frog', 'A small bird', 'An insect'],
          },
          'From such a small body comes a song that can be heard across a valley.',
          {
            says: 'Only the males sing, and each one calls from the same leaf or stone night after night.',
            asks: ['Who sings?', 'The males', 'The eggs', 'The babies'],
          },
          'The first half of the call warns other males, and the second half invites a mate.',
          'Most frogs begin life as tadpoles in a pond, but this frog does not.',
          { says: 'The father guards the eggs and keeps them moist until tiny frogs come out.' },
          'Instead of webbed feet, it has round pads that stick to wet leaves.',
          'Long ago, people carved its shape into rocks beside the rivers.',
          'Children who move away say that they can not sleep without its song.',
          'If you walk up with a light, the music stops, and then it starts again behind you.',
        ],
        infers: [
          [
            'Why do children who move away miss the song?',
            'It means home to them',
            'It is a loud alarm',
            'They do not like frogs',
          ],
          [
            'How is this frog different from most frogs?',
            'It has no tadpoles',
            'It has wings',
            'It lives in the sea',
          ],
        ],
      },
    },
  },
]
