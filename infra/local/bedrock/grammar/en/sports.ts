import type { Subject } from '../subject.ts'

export const sports: readonly Subject[] = [
  {
    theme: 'sports',
    thing: 'the race',
    title: {
      beginner: 'Run!',
      middle: 'Not the First, Not the Last',
      fluent: 'The Long Way around the Lake',
    },
    places: [
      { place: 'the park in Humacao', city: 'Humacao' },
      { place: 'the park in Coamo', city: 'Coamo' },
      { place: 'the park in Toa Alta', city: 'Toa Alta' },
    ],
    terms: [
      ['race', 'A game to see who is the fastest.', 'We ran a race at school.'],
      ['run', 'To move fast on your feet.', 'I run to the gate.'],
      ['line', 'A long, thin mark.', 'Stand on the line.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'It is a race!', asks: ['What is it?', 'A race', 'A nap', 'A bath'] },
          'One, two, three, go!',
          { says: 'Ten kids run.', asks: ['What do the kids do?', 'They run', 'They sit', 'They read'] },
          'The sun is hot.',
          'A dog runs too.',
          { says: 'One kid trips. A pal stops to help him up.' },
          'They run side by side.',
          'They get to the end.',
          'Sip, sip, sip!',
        ],
        infers: [
          ['What is the pal like?', 'Kind', 'Mean', 'Slow'],
          ['Why do they sip at the end?', 'They are hot', 'They are sad', 'They are in bed'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'Today is the race around the park.',
            asks: ['Where is the race?', 'Around the park', 'In the pool', 'On the bus'],
          },
          'All the runners stand on a white line.',
          'A whistle blows, and they go.',
          {
            says: 'Halfway, a girl in green falls and holds her knee.',
            asks: ['Who falls?', 'A girl in green', 'A boy in red', 'The coach'],
          },
          'The others run past.',
          { says: 'One runner stops, gives her a hand, and they run on together.' },
          'They are not the first, and they are not the last.',
          'A dog joins them for a while.',
          'At the line, their friends clap.',
          'Someone hands out cold oranges.',
          'The juice runs down their chins.',
        ],
        infers: [
          ['Why does one runner stop?', 'To help', 'To rest', 'To eat'],
          ['What matters most to that runner?', 'A friend', 'A prize', 'A new shoe'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'Every February, runners from many countries come to the town of Coamo for a long race.',
            asks: ['Where do the runners come?', 'To Coamo', 'To New York', 'To the moon'],
          },
          'The race for children is short, but nobody takes it lightly.',
          {
            says: 'That morning, more than fifty of them stood behind a white line and shook their legs.',
            asks: ['What did they stand behind?', 'A white line', 'A tall wall', 'A yellow bus'],
          },
          'A good runner does not begin too fast, because the second half is the hard one.',
          'Along the road, neighbors held out cups of water and clapped for everybody.',
          { says: 'Near the end, the boy who was ahead saw a friend fall, and he turned around.' },
          'He lost his place, but the two of them crossed the line side by side.',
          { says: 'People clapped longer for them than for the winner.' },
          'Later, the winner walked over and shook hands with both.',
          'Their time was not the best, yet it is the one that everybody remembers.',
        ],
        infers: [
          [
            'Why did people clap longer for them?',
            'They saw an act of friendship',
            'They won the race',
            'They were the youngest',
          ],
          [
            'What could the boy have done instead?',
            'Keep running and win',
            'Stop to drink',
            'Go home by bus',
          ],
        ],
      },
    },
  },
  {
    theme: 'sports',
    thing: 'the ball game',
    title: { beginner: 'Hit It!', middle: 'The Last Inning', fluent: 'A Borrowed Glove' },
    places: [
      { place: 'the park in Santurce', city: 'San Juan' },
      { place: 'the park in Caguas', city: 'Caguas' },
      { place: 'the park in Carolina', city: 'Carolina' },
    ],
    terms: [
      ['bat', 'A long stick used to hit a ball.', 'She swings the bat.'],
      ['ball', 'A round thing to throw and catch.', 'The ball is in the grass.'],
      ['team', 'People who play on the same side.', 'My team has blue caps.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'See the bat and ball!',
            asks: ['What do they have?', 'A bat and a ball', 'A cat', 'A pan'],
          },
          'It is hot.',
          'One, two, three!',
          { says: 'The bat hits the ball.', asks: ['What hits the ball?', 'The bat', 'The bus', 'The pan'] },
          'Up it goes!',
          'A kid runs.',
          { says: 'The team yells!' },
          'His cap fell off.',
          'They drink and drink.',
        ],
        infers: [
          ['How does the team feel?', 'Glad', 'Sad', 'Sick'],
          ['What do you do after you hit it?', 'Run', 'Nap', 'Eat'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'The blue team is one run behind.',
            asks: ['Which team is behind?', 'The blue one', 'The red one', 'The green one'],
          },
          'There is one inning left.',
          {
            says: 'A girl picks up the bat and takes a deep breath.',
            asks: ['What does she pick up?', 'The bat', 'A book', 'A bag'],
          },
          'The sun is in her eyes.',
          'The crowd claps in time.',
          {
            says: 'The first ball is too high, and the next is too low, but she hits the third over the fence.',
          },
          'All stand up in the park.',
          'She runs and touches each base.',
          'The two teams shake hands.',
          'Then they share cold water and oranges.',
          'A little boy asks for her cap.',
        ],
        infers: [
          ['Why does she take a deep breath?', 'She is nervous', 'She is asleep', 'She has a cold'],
          ['What are the two teams like?', 'They are fair', 'They are mean', 'They are late'],
        ],
      },
      fluent: {
        facts: [
          'People have played baseball on the island for more than a hundred years.',
          {
            says: 'A team has nine players on the field, and each of them guards a place.',
            asks: ['How many players are on the field?', 'Nine', 'Two', 'Thirty'],
          },
          {
            says: 'That day a glove was missing, and a girl from the other side lent hers.',
            asks: ['What did the girl lend?', 'A glove', 'A bicycle', 'A whistle'],
          },
          'The pitcher looked at the catcher, lifted one knee, and let the ball fly.',
          { says: 'The bat cracked like thunder, and the ball got lost among the clouds.' },
          'Three runners went around the bases while the stands sang.',
          'In the next inning, the borrowed glove caught a ball that nobody could have caught.',
          'By then, hardly anyone remembered the score.',
          'At the end, the players made two lines and shook hands.',
          'The glove went home with a thank-you note inside.',
        ],
        infers: [
          ['What is the girl who lent her glove like?', 'Generous', 'Selfish', 'Forgetful'],
          [
            'What does "cracked like thunder" mean?',
            'It was a very hard hit',
            'It began to rain',
            'The bat was wet',
          ],
        ],
      },
    },
  },
]
