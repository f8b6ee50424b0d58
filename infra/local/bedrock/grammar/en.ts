import type { Frame, Subject } from './subject.ts'

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

export const subjects: readonly Subject[] = [
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
          'Years ago there were only a few left, because a poison made their eggs too thin.',
          'People stopped using that poison, and little by little the birds came back.',
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
          'It looks for a new one by the rocks.',
          'The first one has a hole in it.',
          'The next one is full of sand.',
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
          'Sometimes a whole line of crabs waits, from the biggest to the smallest.',
          'When the first one moves, each of the others moves up into a larger house.',
          'That is why it is better to leave empty shells on the beach.',
          'A pretty one on a shelf is a home that somebody is missing.',
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
          'Before it bakes, some bakers lay a strip of palm leaf on each loaf.',
          'The leaf leaves a line down the middle of the bread.',
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
          'When it grew dark, they did not put the sheet back.',
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
          'At the first stop, a lady gets on with a cake.',
          'Everybody looks at the cake.',
          {
            says: 'At the next stop, a man gets on with a tall plant.',
            asks: ['What does the man have?', 'A tall plant', 'A small dog', 'A red box'],
          },
          'A leaf tickles the nose of a boy.',
          'The bus turns, and the cake slides.',
          { says: 'Six hands reach out, and the cake is safe on a seat.' },
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
          'The race of the children is shorter, but nobody takes it less seriously.',
          {
            says: 'That morning, more than fifty of them stood behind a white line and shook their legs.',
            asks: ['What did they stand behind?', 'A white line', 'A tall wall', 'A yellow bus'],
          },
          'A good runner does not begin too fast, because the second half is the hard one.',
          'Along the road, neighbors held out cups of water and clapped for everybody.',
          { says: 'Near the end, the boy who was ahead saw a friend fall, and he turned around.' },
          'He lost his place, but the two of them crossed the line side by side.',
          'People clapped longer for them than for the winner.',
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
          'Many years ago, twelve people walked there and left their footprints in the dust.',
          'There is no wind on the moon, so those footprints are still there.',
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
]
