import type { Subject } from '../subject.ts'

export const food: readonly Subject[] = [
  {
    theme: 'food',
    thing: 'the bread',
    title: { beginner: 'Hot Bread', middle: 'Bread at Five', fluent: 'While the Town Sleeps' },
    places: [
      { place: 'the bakery in Manatí', city: 'Manatí' },
      { place: 'the bakery in Coamo', city: 'Coamo' },
      { place: 'the bakery in Yauco', city: 'Yauco' },
    ],
    terms: [
      ['bread', 'A food made of flour and water that is baked.', 'We eat bread with butter.'],
      ['baker', 'A person who makes bread and cakes.', 'The baker gets up early.'],
      ['oven', 'A hot box in which food is baked.', 'The cake is in the oven.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'The baker has a pan.', asks: ['Who has a pan?', 'The baker', 'The dog', 'The fish'] },
          'It is big.',
          { says: 'The bread is hot.', asks: ['What is hot?', 'The bread', 'The milk', 'The bed'] },
          'It smells good.',
          'Cut, cut, cut.',
          'Dad, have a bit!',
          { says: 'They eat it all.' },
          'The bag is wet.',
          'Yum, yum!',
        ],
        infers: [
          ['Do they like it?', 'Yes, they eat it all', 'No, they run', 'No, it is bad'],
          ['Why must they wait to bite?', 'It is hot', 'It is wet', 'It is red'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'It is dark, but the baker is up.',
            asks: ['Who is up?', 'The baker', 'The mayor', 'The cat'],
          },
          'He mixes flour, water, salt and yeast.',
          'He pushes and folds the dough.',
          {
            says: 'The loaves rest, and then they go in the oven.',
            asks: ['Where do the loaves go?', 'In the oven', 'In a box', 'In the car'],
          },
          'Soon the street smells of warm bread.',
          'A line grows at the door.',
          'One man still has his slippers on.',
          { says: 'The baker puts a long loaf in a paper bag, and they eat the tip on the way.' },
          'It goes crunch, crunch.',
          'Inside it is soft and white.',
          'The butter melts at once.',
        ],
        infers: [
          [
            'Why do they eat the tip on the way?',
            'They can not wait',
            'The bag is open',
            'It is too long for the car',
          ],
          ['Why does a line grow?', 'People smell the bread', 'It is raining', 'There is a game'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'At three in the morning, the whole town sleeps, but the baker turns on the light.',
            asks: ['Who turns on the light?', 'The baker', 'A police officer', 'The bus driver'],
          },
          'He pours flour, water, salt and yeast into a bowl as big as a tub.',
          'The yeast is alive, and it fills the dough with tiny bubbles.',
          {
            says: 'The dough must rest for an hour before it goes into the oven.',
            asks: [
              'What must the dough do first?',
              'Rest for an hour',
              'Dry in the sun',
              'Go back in the bag',
            ],
          },
          'Before it bakes, some bakers lay a strip of palm leaf on each loaf. The leaf leaves a line down the middle of the bread.',
          { says: 'By five, the smell walks down every street and wakes people up better than a clock.' },
          'The first ones in line are the nurses, on their way to work.',
          'Hardly anybody gets home with a whole loaf, because the tip is gone by the corner.',
          'What is left over on Monday becomes bread pudding on Tuesday.',
        ],
        infers: [
          [
            'What does it mean that the smell walks?',
            'It spreads all over town',
            'It has feet',
            'It is very weak',
          ],
          [
            'Why does the baker get up so early?',
            'So that the bread is ready by morning',
            'So that he can run',
            'He lost his clock',
          ],
        ],
      },
    },
  },
  {
    theme: 'food',
    thing: 'the pineapple',
    title: { beginner: 'Cut It Up', middle: 'A Hat of Leaves', fluent: 'Eighteen Months for One Fruit' },
    places: [
      { place: 'the farm in Lajas', city: 'Lajas' },
      { place: 'the farm in Manatí', city: 'Manatí' },
      { place: 'the farm in Vega Baja', city: 'Vega Baja' },
    ],
    terms: [
      ['pineapple', 'A big, sweet fruit with stiff leaves on top.', 'The pineapple is on the table.'],
      ['sweet', 'Tasting like sugar or honey.', 'The cake is sweet.'],
      ['plant', 'A living thing with leaves and roots.', 'The plant needs sun.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'They see a plant.', asks: ['What do they see?', 'A plant', 'A pig', 'A rug'] },
          'Do not sit on it!',
          { says: 'On top is a pineapple.', asks: ['What is on top?', 'A pineapple', 'A hen', 'A hat'] },
          'Cut, cut, cut.',
          'It drips.',
          { says: 'It is sweet. They eat it all.' },
          'It is on my chin!',
          'Yum, yum!',
          'A bee wants it too.',
        ],
        infers: [
          ['Do they like it?', 'Yes, they eat it all', 'No, it is bad', 'No, it is hot'],
          ['What does it taste like?', 'Like sugar', 'Like salt', 'Like mud'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'The plant is low and has stiff leaves.',
            asks: ['How are the leaves?', 'Stiff', 'Soft', 'Blue'],
          },
          'In the middle sits one pineapple.',
          'It looks like a king with a green hat.',
          {
            says: 'The farmer smells it: a ripe one smells sweet.',
            asks: ['How does the farmer know that it is ripe?', 'By the smell', 'By the sound', 'By the hat'],
          },
          'One twist, and it comes off.',
          'The skin has many eyes.',
          'Inside it is yellow and wet.',
          { says: 'They eat the fruit and put the green top back in the soil.' },
          'A year later it may give a new one.',
          'The juice runs down to the elbow.',
          'Bees come to see what is going on.',
        ],
        infers: [
          ['Why do they put the top in the soil?', 'To grow a new plant', 'To feed the bees', 'To hide it'],
          ['What does a farmer need most?', 'To wait', 'A king', 'A blue hat'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'A pineapple does not grow on a tree: it rises from the middle of a low plant with stiff leaves.',
            asks: ['Where does it grow?', 'On a low plant', 'On a tall tree', 'Under the sea'],
          },
          'First there are many small purple flowers, and each one becomes a piece of the fruit. The pieces join as they grow, and the little eyes on the skin show where they met.',
          {
            says: 'From planting to picking, a farmer may wait about eighteen months.',
            asks: ['How long may a farmer wait?', 'About eighteen months', 'Two days', 'One week'],
          },
          'When the skin turns gold and smells sweet, it is time.',
          {
            says: 'The farmer twists off the green top and sets it in the soil again, and a new plant begins.',
          },
          'People grew this fruit on the islands long before the first ships came.',
          'Sailors took it across the ocean, where kings paid as much for one as for a horse.',
          'Its juice can make your tongue tickle, because it breaks down the food in your mouth.',
          'In Lajas, a whole festival is held in its honor.',
        ],
        infers: [
          [
            'Why did kings pay so much for one?',
            'It was rare where they lived',
            'It was easy to find',
            'It was made of gold',
          ],
          [
            'What does the farmer save by planting the top?',
            'The price of a new plant',
            'Water for a year',
            'A trip to the sea',
          ],
        ],
      },
    },
  },
]
