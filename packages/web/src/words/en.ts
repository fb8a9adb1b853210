// Every word of the app that is not a game's own, in English.
import { islebound } from './en-islebound.ts';
import { plunder } from './en-plunder.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const en = {
  title: 'Tidetable',
  tagline: 'One table for games of the sea.',
  games: {
    'forbidden-island': {
      name: 'Forbidden Island',
      about:
        'Together against the sea: four treasures, one helicopter, and an island that sinks under your feet.',
      seats: '2–4 together',
    },
    islebound: {
      name: 'Islebound',
      about:
        'Sail, trade, talk or fight your way from town to town, and build the greatest city of the archipelago.',
      seats: '2–4 captains',
    },
    'islebound-prototype': {
      name: 'Islebound (prototype)',
      about: 'Islebound as its prototype was played.',
      seats: '2–4 captains',
    },
    'deep-fog': {
      name: 'Islebound: Deep Fog',
      about: 'The archipelago under fog, and something in it that wakes.',
      seats: '2–4 captains',
    },
    plunder: {
      name: 'Plunder',
      about: 'A pirate’s life: ships, islands, buried treasure, and a bargain for every threat.',
      seats: '2–6 captains',
    },
  },
  home: {
    playNow: 'Play now',
    playNowHelp: 'At once, against bots, on this device.',
    friends: 'Invite friends',
    join: 'Join a table',
    learn: 'Learn',
    rules: 'Rules',
    goOn: 'Go on where you left off',
    at: (game: string, when: string) => `${game} · ${when}`,
    unofficial:
      'Tidetable is an unofficial, non-commercial fan implementation. Titles and trademarks belong to their owners.',
    credits: 'Credits',
  },
  rules: {
    title: (game: string) => `The rules of ${game}`,
    own: 'In our own words, with the page of the rulebook. The rulebook itself has the last word.',
    search: 'Look for',
    found: (count: number) => plural(count, 'rule'),
    page: (page: number) => `p. ${page}`,
    all: 'Rules',
    example: 'e.g. swim, hand limit, FI-MOVE-1',
    nothing: 'No rule has all of these words.',
    missing: 'There is no rulebook of that name here.',
    chapters: 'Chapters',
    ruling: 'our ruling',
    rulingHelp: 'The rulebook is silent or can be read in two ways: this is how we read it.',
    forbids: 'forbids',
    forbidsHelp: 'What it forbids is refused, and the refusal names this rule.',
    editions: 'Editions',
    edition: {
      islebound: 'The printed game, with its variants.',
      'islebound-prototype': 'An older draft of the rules, other in places.',
      'deep-fog': 'A scenario: one sea board at a time, and a monster.',
    },
    provenance: 'Where the numbers come from',
    provenanceHelp:
      'A rulebook does not print everything that is on cards and boards. Every value in our tables says how we know it:',
    sources: [
      ['RULEBOOK', 'Printed in the rulebook, or the only value that fits what it prints.'],
      ['PUBLIC', 'Told alike by public sources: reviews, other implementations, the designers.'],
      ['DESIGNED', 'Ours: nobody tells, so we chose what plays well. It may differ from your box.'],
    ] as const,
  },
  credits: {
    title: 'Credits',
    games: 'The games',
    designers: [
      'Forbidden Island: designed by Matt Leacock, published by Gamewright.',
      'Islebound: designed by Ryan Laukat, published by Red Raven Games.',
      'Plunder: A Pirate’s Life: published by Lost Boy Entertainment.',
    ],
    values: 'What is printed where',
    provenance:
      'Every value says where it comes from: RULEBOOK, printed in the rulebook; PUBLIC, agreed on by public sources; DESIGNED, our own where neither tells.',
    drawings: 'Drawings and letters',
    icons:
      'Icons by the authors of game-icons.net, under CC BY 3.0; everything else is drawn from data.',
    fonts:
      'IM Fell English by Igino Marini and Alegreya Sans by Juan Pablo del Peral, under the Open Font License.',
  },
  menu: {
    preferences: 'Preferences',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Chart room', dark: 'Night watch' },
    speed: 'Animation',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sound: 'Sound',
    on: 'On',
    off: 'Off',
  },
  table: {
    you: 'You',
    log: 'Log',
    actions: 'What you can do',
    undo: 'Undo',
    restart: 'Restart turn',
    waiting: (who: string) => `Waiting for ${who}.`,
    thinking: (who: string) => `${who} is thinking.`,
    cannot: (what: string) => `You can’t: ${what}`,
    source: (heading: string, page: number | null) =>
      page === null ? heading : `${heading}, p. ${page}`,
    close: 'Close',
    choose: 'Which of these?',
    more: 'More…',
    back: 'Back',
    rule: (rule: string) => `Rule ${rule}`,
    loading: 'Laying the table…',
    missing:
      'This table is not on this device. A local game stays in the browser it was played in.',
    broken: (why: string) => `This game cannot be taken up: ${why}`,
    undone: (who: string) => `${who} takes that back.`,
    over: 'The game is over.',
    again: 'Play again',
    home: 'Home',
    board: 'Board',
    crew: 'Crew',
  },
  islebound,
  replay: {
    bar: 'Replay',
    first: 'To the beginning',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    next: 'One move on',
    last: 'To the end',
    moment: 'Moment',
    move: (ply: number, last: number) => `Move ${ply} of ${last}`,
    short: (ply: number, last: number) => `${ply} / ${last}`,
    now: 'Back to now',
    nowYours: 'Back to now: it is your turn',
    eyes: 'Seen by',
    spectator: 'A spectator',
    link: 'Copy link',
    copied: 'Copied',
    copyThis: 'Copy this address',
    playOn: 'Play on from here',
    playOnAs: 'Play on as…',
    playOnHelp: 'A game of its own, with bots at the other seats. This one stays as it was.',
    title: 'Replay a game',
    open: 'Open a record',
    openHelp:
      'A file that “Save the record” or tidetable wrote. It is read here and stays on this device.',
    drop: 'Drop it anywhere on this page, or choose it:',
    file: 'Record file',
    saved: 'Games on this device',
    none: 'No game has been played on this device yet.',
    over: 'Over',
    running: (ply: number) => `${plural(ply, 'move')} so far`,
    record: 'From a file',
    goOn: 'Go on',
    look: 'Look',
    forget: 'Delete',
    forgetReally: 'Really delete?',
    tooLarge: (name: string) => `${name} is too large to be the record of a game.`,
    notJson: (name: string) => `${name} is not the record of a game: it is not JSON.`,
    notRecord: (name: string, why: string) => `${name} is not the record of a game: ${why}`,
    noGame: 'it names no game and no seats',
    otherGame: (game: string) => `There is no game called ${game} here.`,
    seat: (number: number) => `Seat ${number}`,
  },
  endings: {
    title: 'The end',
    toBoard: 'To the board',
    result: 'Result',
    earned: 'How it was earned',
    stood: 'How things stood',
    course: 'Through the game',
    chart: (names: string) => `Chart through the game: ${names}`,
    seat: 'Seat',
    moves: 'Moves',
    again: 'Play again',
    replay: 'Replay',
    download: 'Save the record',
    verify: 'Verify',
    of: (count: number, all: number) => `${count} of ${all}`,
    counted: {
      coins: 'Coins',
      buildings: 'Buildings',
      abilities: 'Their abilities',
      track: 'Renown track',
      tokens: 'Renown tokens',
      monster: 'The monster',
      ships: 'Ships',
      islands: 'Islands',
      plunderPoints: 'Plunder Points',
      treasures: 'Treasures',
      dry: 'Dry tiles',
      flooded: 'Flooded tiles',
      sunk: 'Sunk tiles',
      water: 'Water level',
      turns: 'Turns',
      total: 'Total',
    },
  },
  learn: {
    title: 'Learn',
    how: 'A real game, a mate at the other seat, and somebody who tells you what matters when it comes up. You can skip the talk at any time.',
    begin: 'Begin',
    missing: 'There is no lesson of that name here.',
    coach: 'Your coach',
    gotIt: 'Got it',
    skip: 'Skip the lesson',
    about: {
      'forbidden-island':
        'Ten minutes. Walking, keeping dry, finding four treasures, and leaving before it is too late.',
      islebound: 'The first turns: sailing, towns, crew, and what a city is good for.',
      plunder: 'The first turns: islands, sails, dice, and when to bargain.',
    },
    island: {
      welcome:
        'Welcome ashore! This island is going under. Bring home four treasures, together, before it does.',
      pawn: 'This is you. Each turn gives you up to three actions; what glows can be touched.',
      shore:
        'The blue tile near you is flooded. If its card comes up again, it sinks for good. Touch it to shore it up.',
      move: 'Walk: touch a glowing tile beside you. Blue tiles still carry you. Sunk ones do not.',
      undo: 'Changed your mind? As long as no card was turned, Undo takes your steps back.',
      done: 'Your actions are spent. Press the dark button: two Treasure cards come next.',
      drew: 'These are your cards. Four of one treasure, on one of its two tiles, capture it. More than five you cannot hold.',
      pause:
        'A breath before the next card: the moment for Sandbags or a Helicopter Lift. Or just go on.',
      waters:
        'Waters Rise! The level climbs, and every tile that was flooded so far goes back on top of the deck. Those are in danger now.',
      flooded:
        'At the end of each turn the sea turns up Flood cards: dry tiles flood, flooded tiles sink.',
      sank: 'A tile is gone for good. Keep Fools’ Landing and two tiles of each open treasure in mind.',
      special:
        'A Special card! Sandbags keep any tile dry, the helicopter takes pawns anywhere. Play them at any time: they cost no action.',
      give: 'You can hand a Treasure card to a mate; usually you must stand together, but the Messenger need not. Collect four of a kind in one hand.',
      limit: 'Too many cards. One must go: discard it, or play a Special card instead.',
      goal: 'That is the whole turn: act, draw, flood. Talk of who collects what, keep the treasure tiles dry, and mind the meter. Fair winds!',
      capture: 'Four of a kind, and the right tile under your boots: capture the treasure!',
      leave: 'All four! Everyone to Fools’ Landing, and one Helicopter Lift takes you home.',
    },
    islebound: {
      welcome:
        'Captain, this is your ship. Coins, towns, fame and above all a city win here: whoever has the most renown when a city is full.',
      port: 'Choose a home port: your ship begins there.',
      sail: 'A turn is: sail, then act. Sail to a town that glows; crew who can sail, and fish, carry you further.',
      visit:
        'You may visit this town: pay its entry, and do what its sign says. The entry goes to whoever holds the town.',
      crew: 'Some things tire your crew. Tired hands go below deck until you rest in a town with a bed.',
      attack:
        'A red banner: pirates and sea serpents can take this town. Dice decide, so send enough.',
      negotiate:
        'A blue banner: cubes on the influence track can win this town over, without a fight.',
      hunt: 'No coins? Hunt for treasure: an action that always pays a little.',
      event: 'An event waits in this town. Fulfil it for its reward.',
      buy: 'You can buy a building now. They are worth renown, and many help you for the rest of the game.',
      renown: 'Seven steps of renown bring a token: a gift now, and points at the end.',
      goal: 'Your city grows. When somebody’s city is full the end is near. The rest is yours, Captain!',
    },
    plunder: {
      welcome:
        'Captain, points make you a legend: each ship, each island, each Plunder Point counts one. Reach the target first.',
      pick: 'Pick the island you start from. Look for ports that lead to open water.',
      draw: 'A turn begins with cards: one for each island of yours.',
      roll: 'Roll for the wind: so many squares your ships sail together this turn.',
      sail: 'Sail where it glows. Land, walls and the border of the storm are in the way.',
      build:
        'You have the cards to build. Masts sail further, cannons hit harder, lives keep you afloat; a new ship is a point.',
      treasure: 'An X within reach: dig it up and turn a Treasure card. It may even be good.',
      bury: 'Five gold can be buried for a Plunder Point: slow, but nobody takes it from you.',
      attack:
        'You can attack. Each side rolls and adds its cannons; before that, a bribe may change your mind.',
      bargain: 'Everything has a price here: trade cards, threaten, or pay to be left alone.',
      storm: 'The storm wanders. Inside it ships pay toll, and islands yield nothing.',
      goal: 'That is the life: draw, roll, sail, fight or bargain, build. The rest is yours, Captain!',
    },
  },
  hotSeat: {
    pass: (name: string) => `Pass the device to ${name}`,
    secret: 'Nobody else should look: what follows is for one pair of eyes.',
    iAm: (name: string) => `I am ${name}`,
    takeBack: (name: string) => `${name}: take that back first`,
    screen: 'At this screen',
  },
  zoom: {
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole chart',
  },
  keys: {
    title: 'Keys',
    list: [
      ['1 – 9', 'choose from what you can do'],
      ['← ↑ ↓ →', 'walk over the board'],
      ['Enter Space', 'touch what has the focus'],
      ['Esc', 'go back'],
      ['A', 'to what you can do'],
      ['U', 'undo'],
      ['[ ]', 'step through what happened'],
      ['?', 'these keys'],
    ] as readonly (readonly [string, string])[],
  },
  plunder,
  island: {
    board: 'The island',
    map: 'map',
    crew: 'Crew',
    decks: 'Decks and discards',
    hand: 'Your cards',
    emptyHand: 'No cards in hand.',
    odds: 'Odds',
    forecast: (cards: string, rise: string) =>
      `Next flood: ${cards} cards. Waters Rise! before it: ${rise}.`,
    deck: { treasure: 'Treasure deck', flood: 'Flood deck' },
    pile: (name: string, left: number, gone: number) =>
      `${name}: ${left} left, ${gone} discarded. Look through both piles.`,
    discarded: (count: number) => `+${count}`,
    treasureDiscard: (count: number) => `Treasure cards discarded (${count})`,
    treasureLeft: (count: number) => `Still in the Treasure deck (${count})`,
    floodDiscard: (count: number) => `Flood cards discarded (${count})`,
    floodNext: (count: number) => `On top of the Flood deck, in any order (${count})`,
    floodThen: (count: number) => `Below those (${count})`,
    none: 'None.',
    giveTo: (role: string) => `To the ${role}`,
    actionsLeft: (count: number) => `${plural(count, 'action')} left`,
    powers: {
      diver: 'Moves through flooded and missing tiles.',
      engineer: 'Shores up two tiles with one action.',
      explorer: 'Moves and shores up diagonally too.',
      messenger: 'Gives cards from anywhere.',
      navigator: 'Moves others up to two tiles.',
      pilot: 'Flies to any tile once a turn.',
    },
    difficulty: { novice: 'Novice', normal: 'Normal', elite: 'Elite', legendary: 'Legendary' },
    meter: (level: number, cards: number) =>
      cards === 0
        ? 'Water meter: the skull. The island is lost.'
        : `Water meter: mark ${level} of 10, ${cards} Flood cards a turn`,
    treasure: (name: string, by: string | null) =>
      by === null ? `${name}, still to be captured` : `${name}, captured by the ${by}`,
    tile: (tile: {
      readonly name: string;
      readonly condition: 'dry' | 'flooded' | 'sunk';
      readonly treasure: string | null;
      readonly isWon: boolean;
      readonly who: readonly string[];
      readonly chance: string | null;
    }) =>
      [
        tile.name,
        { dry: 'dry', flooded: 'flooded', sunk: 'sunk for good' }[tile.condition],
        ...(tile.treasure === null || tile.isWon ? [] : [`${tile.treasure} can be captured here`]),
        ...tile.who.map((role) => `the ${role} stands here`),
        ...(tile.chance === null ? [] : [`${tile.chance} to be drawn`]),
      ].join(', '),
    pawn: (role: string, name: string, tile: string) => `${role}, ${name}, on ${tile}`,
    cards: (count: number) => plural(count, 'card'),
  },
};

export type Words = typeof en;
