import type { Subject } from '../subject.ts'

export const weather: readonly Subject[] = [
  {
    theme: 'weather',
    thing: 'the wind',
    title: {
      beginner: 'The Wind',
      middle: 'Who Took the Sheets?',
      fluent: 'The Wind That Always Comes Back',
    },
    places: [
      { place: 'the hill in Aibonito', city: 'Aibonito' },
      { place: 'the hill in Naranjito', city: 'Naranjito' },
      { place: 'the hill in Barranquitas', city: 'Barranquitas' },
    ],
    terms: [
      ['wind', 'Air that moves.', 'The wind took my hat.'],
      ['kite', 'A toy of paper that flies on a string.', 'My kite is up high.'],
      ['string', 'A long, thin thing used to tie.', 'Hold the string.'],
    ],
    tellings: {
      beginner: {
        facts: [
          { says: 'The wind is big.', asks: ['What is big?', 'The wind', 'The hen', 'The bus'] },
          'A hat goes by.',
          { says: 'A kite is on a string.', asks: ['What is on a string?', 'A kite', 'A dog', 'A fish'] },
          'Up, up, up!',
          'It dips.',
          'It hums.',
          { says: 'Hold on! Do not let go.' },
          'A bird looks at it.',
          'The wind stops.',
        ],
        infers: [
          ['What can the wind do?', 'Lift a kite', 'Eat a cake', 'Read a book'],
          ['What will happen if you let go?', 'The kite will fly away', 'The kite will sing', 'It will rain'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'The wind is strong on top of the hill.',
            asks: ['Where is the wind strong?', 'On top of the hill', 'In the cave', 'In the kitchen'],
          },
          'It bends the grass and lifts the hats.',
          'A white sheet flies by like a ghost.',
          {
            says: 'They tie a string to a red kite.',
            asks: ['What color is the kite?', 'Red', 'Green', 'Black'],
          },
          'One runs, and one lets it go.',
          'At first it dips and falls.',
          { says: 'They add a longer tail, and now the kite climbs.' },
          'It pulls so hard that it hums.',
          'Far below, the road looks like a thread.',
          'A hawk comes near to see who is new.',
          'When the wind gets tired, the kite comes down.',
        ],
        infers: [
          [
            'Why do they add a longer tail?',
            'So that the kite flies well',
            'So that it looks like a cat',
            'So that it falls',
          ],
          [
            'Why is a hill a good place for a kite?',
            'There is more wind',
            'There is more shade',
            'There are more cars',
          ],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'On most days the wind of the island blows from the east, and it comes from the sea.',
            asks: ['Where does the wind come from?', 'From the sea', 'From the moon', 'From a cave'],
          },
          'Sailors called it the trade wind, because it pushed their ships full of goods.',
          'All the trees on the coast lean the same way, as if they were listening.',
          {
            says: 'To fly a kite, you need a steady wind, a light frame, and a string that does not break.',
            asks: ['What kind of wind does a kite need?', 'A steady one', 'A cold one', 'No wind at all'],
          },
          'The air pushes against the paper and lifts it, the way it lifts the wing of a plane.',
          { says: 'Without a tail, a kite spins and falls, so people tie strips of old cloth to it.' },
          'In the hills, the wind also turns tall white towers that make electric power.',
          'It carries seeds, dust from far away, and the smell of rain.',
          'Nobody has ever seen it, and yet everybody knows when it is there.',
          'At night it slows down, rests in the valleys, and waits for the sun.',
        ],
        infers: [
          [
            'What is the tail of a kite good for?',
            'It keeps the kite steady',
            'It makes the kite pretty only',
            'It scares birds',
          ],
          [
            'How can we know that there is wind if we can not see it?',
            'By what it moves',
            'By its color',
            'By its taste',
          ],
        ],
      },
    },
  },
  {
    theme: 'weather',
    thing: 'the rain',
    title: { beginner: 'Drip, Drip', middle: 'The Roof Is a Drum', fluent: 'One Drop, Many Trips' },
    places: [
      { place: 'the forest in Río Grande', city: 'Río Grande' },
      { place: 'the hills in Jayuya', city: 'Jayuya' },
      { place: 'the hills in Orocovis', city: 'Orocovis' },
    ],
    terms: [
      ['cloud', 'A white or gray thing in the sky made of tiny drops.', 'A cloud hid the sun.'],
      ['drops', 'Small, round bits of water.', 'Drops ran down the glass.'],
      ['wet', 'With water on it.', 'My sock is wet.'],
    ],
    tellings: {
      beginner: {
        facts: [
          {
            says: 'A cloud is in the sky.',
            asks: ['What is in the sky?', 'A cloud', 'A bed', 'A pig'],
          },
          'It is big and gray.',
          { says: 'Drops fall. Drip, drip!', asks: ['What falls?', 'Drops', 'Nuts', 'Hats'] },
          'The wind hums.',
          'Run, run!',
          { says: 'They hop and get wet.' },
          'A frog sings.',
          'The sun is back.',
          'A red line is in the sky.',
        ],
        infers: [
          ['Why are they wet?', 'It rains', 'They swim', 'They sit'],
          ['Where did the drops come from?', 'The cloud', 'A cup', 'The frog'],
        ],
      },
      middle: {
        facts: [
          {
            says: 'A gray cloud hides the sun.',
            asks: ['What hides the sun?', 'A gray cloud', 'A tree', 'A hat'],
          },
          'The wind smells like dirt and leaves.',
          {
            says: 'Then fat drops fall, one by one, and all at once.',
            asks: ['How are the drops?', 'Fat', 'Red', 'Sweet'],
          },
          'The tin roof sounds like a drum.',
          'A lizard runs under a leaf.',
          { says: 'They wait in a little wood house so they do not get wet.' },
          'After a while, the drum is soft.',
          'The river is brown and loud.',
          'The frogs begin to sing.',
          'Steam comes up from the road.',
          'A rainbow stands on the hill.',
        ],
        infers: [
          ['Why is the river loud now?', 'It has more water', 'It has a drum', 'It is asleep'],
          ['What is the roof like in the rain?', 'Like a drum', 'Like a bed', 'Like a leaf'],
        ],
      },
      fluent: {
        facts: [
          {
            says: 'Rain begins far away, when the sun warms the sea and some of the water rises as vapor.',
            asks: ['What warms the sea?', 'The sun', 'A fire', 'The moon'],
          },
          {
            says: 'The wind pushes that wet air up the mountains, where it cools and turns into a cloud of tiny drops.',
            asks: ['What does the wet air turn into?', 'A cloud', 'A stone', 'A wave'],
          },
          'The drops bump into each other, join, and grow.',
          { says: 'When they are too heavy to float, they fall on roofs and trees, and all of us get wet.' },
          'The forest floor drinks a part of it, like a sponge.',
          { says: 'The rest runs down the streams, fills the rivers, and goes back to the sea.' },
          'In El Yunque it rains on most days, and that is why everything there is so green.',
          'The frogs love it and sing loud enough to be heard from the road.',
          'The water in your glass has been a cloud many times.',
          'Some of it may have washed the feet of a dinosaur.',
        ],
        infers: [
          ['Why is the trip of a drop a circle?', 'It ends where it began', 'It is round', 'It never moves'],
          ['Why do the drops fall?', 'They are too heavy', 'They are afraid', 'The trees call them'],
        ],
      },
    },
  },
]
