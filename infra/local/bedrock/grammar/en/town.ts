import type { Subject } from '../subject.ts'

export const town: readonly Subject[] = [
  {
    theme: 'town',
    thing: 'the bus',
    title: { beginner: 'On the Bus', middle: 'The Bus Knows Us', fluent: 'Twelve Stops before the Sea' },
    places: [
      { place: 'the market in Río Piedras', city: 'San Juan' },
      { place: 'the market in Caguas', city: 'Caguas' },
      { place: 'the market in Bayamón', city: 'Bayamón' },
    ],
    terms: [
      ['bus', 'A big car for many people.', 'We ride the bus to school.'],
      ['driver', 'The person who makes a car or a bus go.', 'The driver waves.'],
      ['seat', 'A place to sit.', 'This seat is soft.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'The bus is here!', asks: ['What is here?', 'The bus', 'The dog', 'The sun'] },
          {
            says: 'The driver says, "Hop on!"',
            asks: ['Who says, "Hop on!"?', 'The driver', 'The cat', 'The baker'],
          },
          'Beep, beep!',
          'A man has a hen.',
          'It sits in his hat.',
          { says: 'There is one seat left.' },
          'They pass the park.',
          'They get off.',
          'Bye, bus!',
        ],
        infers: [
          ['How many can sit?', 'One', 'Ten', 'Two'],
          ['How do they go?', 'By bus', 'By boat', 'By bike'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'The bus is blue, and the driver sings.',
            asks: ['What does the driver do?', 'He sings', 'He sleeps', 'He reads'],
          },
          { says: 'At the first stop, a lady gets on with a cake.' },
          'Everybody looks at the cake.',
          {
            says: 'At the next stop, a man gets on with a tall plant.',
            asks: ['What does the man have?', 'A tall plant', 'A small dog', 'A red box'],
          },
          'A leaf tickles the nose of a boy.',
          { says: 'The bus turns, and the cake slides, but six hands reach out, and it is safe on a seat.' },
          'The lady cuts a piece for each one.',
          'The driver gets the biggest one.',
          'Now it smells like sugar and leaves.',
          'Nobody wants to get off.',
        ],
        infers: [
          ['Why do six hands reach out?', 'To save the cake', 'To wave', 'To stop the bus'],
          ['How do the people on the bus act?', 'They help each other', 'They fight', 'They hide'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'The first bus leaves before the sun is up, and the driver knows every rider by name.',
            asks: ['Who knows the riders by name?', 'The driver', 'A teacher', 'The baker'],
          },
          'At the second stop, a nurse gets on and closes her eyes at once.',
          {
            says: 'Her seat is never taken, because all of them know that she worked all night.',
            asks: ['Why is her seat never taken?', 'She worked all night', 'It is broken', 'It is too high'],
          },
          'A student reads the same page again, because there is a test today.',
          'Two friends in the last row solve the world and the weather.',
          { says: 'One morning the bus stopped on a hill, and nobody complained: they got off and pushed.' },
          'A man in a suit pushed next to a boy with a ball.',
          'When the engine coughed and woke up, the whole bus cheered.',
          'They were ten minutes late, and each of them had a story to tell.',
          'A town is many things, but on some days it is a bus.',
        ],
        infers: [
          [
            'What does the story say about the riders?',
            'They take care of each other',
            'They like to be alone',
            'They are always late',
          ],
          [
            'Why does the nurse close her eyes?',
            'She is tired',
            'She is playing a game',
            'The sun is too bright',
          ],
        ],
      },
    },
  },
  {
    theme: 'town',
    thing: 'the library',
    title: {
      beginner: 'A Book for Me',
      middle: 'The House of Books',
      fluent: 'A Building That Lends Worlds',
    },
    places: [
      { place: 'the library in Ponce', city: 'Ponce' },
      { place: 'the library in Lares', city: 'Lares' },
      { place: 'the library in Moca', city: 'Moca' },
    ],
    terms: [
      ['book', 'Pages with words and pictures.', 'This book is about a frog.'],
      ['card', 'A stiff, small paper with your name.', 'I have a card for the pool.'],
      ['table', 'A flat top on legs.', 'We eat at the table.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'A book is on a table.', asks: ['What is on the table?', 'A book', 'A fish', 'A shoe'] },
          'It is red.',
          'It has a frog in it.',
          {
            says: 'They look at it.',
            asks: ['What do they do?', 'They look', 'They run', 'They swim'],
          },
          'The frog hops.',
          'Plop!',
          { says: 'They take it home.' },
          'The sun sets.',
          'One more page!',
        ],
        infers: [
          ['Do they like the book?', 'Yes, they take it home', 'No, they run', 'No, it is wet'],
          ['What is the book about?', 'A frog', 'A bus', 'A king'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'In the library, each book has its own place.',
            asks: ['What has its own place?', 'Each book', 'Each cat', 'Each car'],
          },
          'Some tell of stars and some of whales.',
          'The lady at the table has a soft voice.',
          {
            says: 'With a card, you can take three home.',
            asks: ['What do you need?', 'A card', 'A lot of money', 'A car'],
          },
          'Nobody pays to read.',
          'There are pillows on the floor.',
          'A boy reads to his toy dog.',
          { says: 'At three it is story time, and all sit down on the floor.' },
          'Her voice is a giant, and then a mouse.',
          'Nobody looks at the clock.',
          'At the end they ask for one more.',
        ],
        infers: [
          ['Why do they ask for one more?', 'They liked the story', 'They are lost', 'It is cold'],
          ['Who can go to the library?', 'Anyone', 'Only giants', 'Only teachers'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'The library is the only place in town where you can carry off a book and pay nothing.',
            asks: ['What can you carry off and pay nothing?', 'A book', 'A bicycle', 'A cake'],
          },
          'All you need is a card with your name and a promise to bring things back.',
          {
            says: 'At a table by the window, three friends want to know why the bay glows at night.',
            asks: [
              'What do the three friends want to know?',
              'Why the bay glows',
              'Who won the game',
              'Where the bus is',
            ],
          },
          'At another, a grandmother learns to write letters on a screen to her grandson.',
          'The librarian seems to know where every page in the building is.',
          { says: 'When someone asks her a hard question, she smiles and says, "Let us find out."' },
          'After the big storm, there was light here, and water, and stories for those who waited.',
          'Some of the books are older than the school and smell of paper and coffee.',
          'On the last page of the oldest ones, a stamp shows each day they were lent. So you can tell that someone read the same story fifty years ago.',
        ],
        infers: [
          ['What is the librarian like?', 'Curious and helpful', 'In a hurry', 'Sleepy'],
          [
            'What makes it a place for everyone?',
            'It is free, and each finds something',
            'It is very big',
            'It has no roof',
          ],
        ],
      },
    },
  },
]
