// The words of Islebound's board that are not the game's own.

import { within } from '@tidetable/board/words/en.ts';
import { plural } from '@tidetable/board/words/numbers.ts';
import { capital, type Party } from '@tidetable/engine';

type Banner = 'red' | 'blue' | 'both';

const says = (who: Party, clause: string): string => capital(`${who.name} ${who.does(clause)}`);

const TAKEN: Readonly<Record<Banner, string>> = {
  red: 'taken by attack',
  blue: 'won by diplomacy',
  both: 'taken by attack or diplomacy',
};

const PER = {
  building: 'building',
  town: 'town',
  book: 'book',
  'hand-card': 'building card in hand',
  'two-skill-crew': 'crew member with two skills',
  fighter: 'pirate or sea serpent',
  'influence-cube': 'cube on the influence track',
  'three-coins': '3 coins',
  'two-cargo': '2 cargo',
} as const;

function fighters(fighter: 'pirate' | 'serpent' | 'ichor', count: number): string {
  return fighter === 'ichor'
    ? 'Ichor'
    : plural(count, fighter === 'pirate' ? 'pirate' : 'sea serpent');
}

export const islebound = {
  actionLeft: 'your action',
  needs: (strength: number) => `needs ${strength}`,
  verbs: {
    visit: 'Visit',
    attack: 'Attack',
    negotiate: 'Negotiate',
    'offer-trade': 'Trade',
    raid: 'Raid',
    buy: 'Buy a building',
    build: 'Build',
    hunt: 'Hunt treasure',
  },
  chart: 'Chart of the archipelago',
  ask: 'What is this? Then touch something',
  sheets: { chart: 'Chart', boards: 'Boards' },
  heading: (edition: 'retail' | 'prototype' | 'deep-fog') =>
    ({ retail: '', prototype: 'Prototype rules', 'deep-fog': 'Deep Fog' })[edition],
  or: 'or',
  captains: 'Captains',
  sailing: 'to play',
  firstPlayer: 'first',
  trigger: (by: 'buildings' | 'last-token' | 'monster') =>
    ({
      buildings: 'A capital is complete: the last round is near.',
      'last-token': 'The last token is taken: the last round is near.',
      monster: 'The monster is beaten: this is the last round.',
    })[by],
  score: (total: number) => `${total} renown so far`,
  below: (below: number, injured: number) => `Below deck: ${below}; injured: ${injured}`,
  crewOf: (deck: number, below: number, injured: number) =>
    `${deck} on deck, ${below} below, ${injured} injured`,
  holdings: {
    coins: 'coins',
    fish: 'fish',
    wood: (room: number) => `wood; the hold takes ${room} fish and wood`,
    books: 'books',
    cards: 'building cards in hand',
    pirates: 'pirates',
    serpents: 'sea serpents',
    ichor: 'Ichor',
    tokens: 'renown tokens',
    cubes: 'cubes on the influence track',
    towns: 'towns',
    city: 'buildings',
    speed: 'speed',
  },
  ship: (name: string, captain: string, where: string | null) =>
    `The ${name}, ${within(captain)}, ${where === null ? 'beside the map' : `at ${where}`}`,
  place: (about: {
    readonly name: string;
    readonly sign: string;
    readonly banner: Banner;
    readonly need: number;
    readonly owner: string | null;
    readonly ships: readonly string[];
    readonly events: number;
  }) =>
    [
      about.name,
      about.sign,
      `${TAKEN[about.banner]} with ${about.need}`,
      about.owner === null ? 'nobody’s' : `held by the ${about.owner}`,
      ...(about.ships.length === 0 ? [] : [`ships: ${about.ships.join(', ')}`]),
      ...(about.events === 0 ? [] : [plural(about.events, 'event')]),
    ].join('; '),
  banner: (town: string, banner: Banner, need: number) =>
    `Banner of ${town}: ${TAKEN[banner]} with ${need}`,
  eventAt: (town: string) => `Event at ${town}`,
  treasureMap: (coins: number) => `Treasure map with ${plural(coins, 'coin')}`,
  boardsBeneath: (count: number) =>
    count === 0 ? 'the last sea board of this pass' : `${plural(count, 'sea board')} beneath`,
  onlyFog: 'nothing but fog',
  wayIn: (isOpen: boolean, roll: number, beneath: number) =>
    `${isOpen ? 'the way is open' : `roll ${roll} or more`}${beneath > 0 ? ` · ${beneath} beneath` : ''}`,
  deepFog: 'Deep Fog',
  monster: 'The Monster',
  monsterNeeds: (strength: number) => `${strength} strength or influence`,
  untilMonster: (most: number, needed: number) => `${most} of ${needed} buildings`,
  fogCard: (emerged: boolean, victors: number) =>
    emerged ? `The monster, defeated by ${victors}` : 'The deep fog, where something waits',
  deck: 'Deck',
  hammocks: 'Below deck',
  fighters: 'Fighters',
  fighter: fighters,
  purse: 'Purse',
  hold: (cargo: number, room: number) => `Hold ${cargo}/${room}`,
  stowed: (good: 'fish' | 'wood', count: number) => `${count} ${good} in the hold`,
  pack: 'Pick one of these',
  cards: 'Your cards',
  noCards: 'none',
  touchToDraft: 'Touch the building to keep',
  city: (count: number, needed: number) => `City ${count}/${needed}`,
  emptyCity: 'open land',
  renown: 'Renown',
  noTokens: 'no tokens left',
  left: (count: number) => `${count} left`,
  inDeck: (count: number) => `${count} in the deck`,
  forHire: 'For hire',
  nobodyForHire: 'nobody is left',
  events: 'Events',
  event: (town: string, cost: string, fighters: number, cubes: number) =>
    `Event at ${town}: ${cost}${fighters > 0 ? ` with ${fighters} fighters aboard` : ''} for ${plural(cubes, 'cube')}`,
  tales: 'Tales to tell',
  noTales: 'all have been told',
  tale: (first: number, per: keyof typeof PER, renown: number, limit: number | null) =>
    `${first > 0 ? `${first} for the teller; ` : ''}all: ${renown} per ${PER[per]}${limit === null ? '' : `, ${limit} at most`}`,
  influence: 'Influence',
  talks: (influence: number, need: number) => `${influence} of ${need}`,
  slot: (slot: number, worth: number, owner: string | null) =>
    `Slot ${slot}, worth ${worth}, ${owner === null ? 'empty' : owner === 'blocked' ? 'blocked' : within(owner)}`,
  buildings: 'Buildings',
  buildingCards: 'Building cards',
  deckAndDiscard: (deck: number, discard: number) =>
    `${plural(deck, 'card')} to draw, ${discard} discarded`,
  gate: (books: number) => (books === 0 ? 'open to all' : `shows ${plural(books, 'book')}`),
  building: (
    name: string,
    value: number,
    fish: number,
    wood: number,
    gate: number,
    ability: string,
  ) =>
    `${name}: ${plural(value, 'coin')}, or ${fish} fish and ${wood} wood to build${gate > 0 ? `; needs ${plural(gate, 'book')}` : ''}. ${ability}`,
  cityOf: (buildings: readonly string[]) => `City: ${buildings.join(', ')}`,
  attack: {
    title: (place: string) => `Attack on ${place}`,
    needed: (need: number) => `needs ${need}`,
    steps: { muster: 'Muster', enlist: 'Crew', battle: 'Dice', falter: 'Outcome' },
    howMany: {
      pirate: 'How many pirates go ashore?',
      serpent: 'How many sea serpents swim with them?',
      ichor: 'Does Ichor come?',
    },
    group: 'Going',
    send: (fighter: string, count: number) => `Send ${count} of kind ${fighter}`,
    oddsNote: (wood: number) =>
      wood === 0
        ? 'The chance to take it without injuries.'
        : `The chance to take it without injuries, with ${wood} wood to reroll.`,
    chance: 'Chance now',
    chanceWithMore: 'With one more fighter of the crew',
    chanceNow: (wood: number) => (wood === 0 ? 'Chance' : `Chance with ${wood} wood`),
    withInjuries: (chance: string) => `${chance} with injuries`,
    enlist: 'Touch a fighter on deck for one more die.',
    roll: (dice: number) => `Roll ${plural(Math.min(10, dice), 'die', 'dice')}`,
    spare: 'left over',
    rolled: 'Rolled',
    total: (total: number, needed: number) => `Strength ${total} of ${needed} needed`,
    atMost: (total: number, needed: number) => `Strength ${total} at most, of ${needed} needed`,
    isEnough: (isEnough: boolean, missing: number) => (isEnough ? 'enough' : `${missing} short`),
    automatic: 'The dice are placed where they make the most.',
    byHand: 'Strike, and then put each die on an attacker yourself.',
    attacker: (fighter: 'pirate' | 'serpent' | 'ichor', strength: number | null) =>
      strength === null ? fighters(fighter, 1) : `${fighters(fighter, 1)}, strength ${strength}`,
    turns: { done: 'done', now: 'which die?', later: 'next' },
    placeNow: (fighter: 'pirate' | 'serpent' | 'ichor', left: number) =>
      `Touch a die for ${fighter === 'ichor' ? 'Ichor' : `the next of ${fighters(fighter, left)}`}.`,
    soFar: (strength: number, needed: number) => `Strength ${strength} of ${needed} so far.`,
    ofThese: (count: number) => (count === 1 ? '' : `× ${count}`),
    placeDie: (die: number, strength: number) => `Place a ${die} for ${strength} strength`,
    noDie: (fighter: 'pirate' | 'serpent' | 'ichor', left: number) =>
      `No die for ${fighters(fighter, left)}`,
    die: (die: number) => `Die showing ${die}`,
    reroll: (die: number) => `Reroll the ${die} for 1 wood`,
    strike: 'Strike',
    short: (strength: number, needed: number) =>
      `Strength ${strength} of ${needed} needed: ${needed - strength} short.`,
    pressOn: (short: number) => `Press on: injure ${short} of the crew, and take it`,
    retreat: 'Retreat: lose one attacker',
    repelled: (strength: number, needed: number) =>
      `Strength ${strength} of ${needed} needed: repelled.`,
    whoIsLost: 'Touch the fighter on your ship that is lost.',
    injure: (left: number) => `Touch who is hurt: ${left} to go.`,
    watching: (ship: string) => `The ${ship} attacks.`,
  },
  outcomes: {
    taken: (town: string) => `Taken: ${town}`,
    defeated: 'The monster is defeated',
    repelled: (place: string | null) => (place === null ? 'Repelled' : `Repelled: ${place}`),
    wonOver: (place: string) => `Won over: ${place}`,
    strength: (strength: number, injuries: number, needed: number) =>
      injuries === 0
        ? `Strength ${strength} of ${needed} needed`
        : `Strength ${strength}, and ${plural(injuries, 'injury', 'injuries')}: ${strength + injuries} of ${needed} needed`,
    influence: (influence: number, needed: number) => `Influence ${influence} of ${needed} needed`,
    injured: (crew: string) => `injured: ${crew}`,
    gone: (group: string) => `gone for good: ${group}`,
    lost: (fighter: string, isIchor: boolean) => `lost: ${isIchor ? '' : '1 '}${fighter}`,
    noLoss: 'nobody hurt',
    event: (town: string) => `Event at ${town} completed`,
    eventCubes: (who: Party, cubes: number) => says(who, `place ${plural(cubes, 'cube')}`),
    token: (who: Party) => says(who, 'take a renown token'),
    tokenFor: (reward: string) => `7 renown at the end, and now: ${reward}`,
    renown: (who: Party, count: number) => `${capital(who.name)}: +${count} renown`,
    throughFog: (town: string) => `Through the fog to ${town}`,
    lostInFog: 'Lost in the fog',
    fogRoll: (die: number, needed: number) => `Rolled ${die}; ${needed} or more needed`,
    raid: (one: Party, other: Party) => says(one, `raid ${other.name}`),
    hits: (one: number, other: number) => `${plural(one, 'hit')} against ${other}`,
    monster: 'The monster has come out of the fog',
    dealt: (who: Party, terms: string) => says(who, `give ${terms}`),
    refusedTrade: (who: Party) => says(who, 'refuse the trade'),
    end: 'The end is near',
    over: 'The game is over',
  },
  rolls: {
    rolls: (who: Party) => says(who, 'roll'),
    rerolls: (who: Party) => says(who, 'burn wood to roll again'),
    strikes: (strength: number, needed: number) => `Strength ${strength} of ${needed} needed`,
    enough: 'It falls!',
    short: 'Not enough.',
    fog: (town: string, needed: number) => `Through the fog to ${town}: ${needed} or more`,
    through: 'Through!',
    lost: 'Lost in the fog.',
    raid: (one: Party, other: Party) => `${capital(one.name)} against ${other.name}`,
  },
  visit: {
    title: (town: string) => `At ${town}`,
    steps: {
      rest: 'rest',
      gain: 'gain',
      'gain-per-worker': 'gain for each worker',
      choose: 'choose',
      barter: 'barter',
      hire: 'hire',
      reputation: 'brag',
      build: 'build',
      'place-cube': 'place a cube',
    },
    rest: 'Rest the crew',
    skip: 'No, thanks',
    visit: 'Visit it now',
    barter: 'Barter',
    done: 'Enough',
    take: 'Take',
    hints: {
      hire: 'Touch a crew member in the row.',
      reputation: 'Touch a tale to tell.',
      build: 'Touch a building to build it.',
      heal: 'Touch one of your injured.',
    },
    nothing: 'Nothing that you could pay for now.',
    token: 'A renown token',
    takeReward: 'Take the reward',
    leaveReward: 'Leave the reward',
    plunder: (ship: string) => `Coins of the ${ship}`,
    coins: (count: number) => (count === 0 ? 'Take nothing' : `Take ${plural(count, 'coin')}`),
    talks: (town: string) => `Talks with ${town}`,
    influence: (influence: number, need: number) => `${influence} of ${need}`,
    talksHint:
      'Touch your cubes on the influence track from left to right; envoys on deck go first.',
  },
  trade: {
    mine: (partner: string) => `A trade with the ${partner}`,
    offered: (by: string) => `The ${by} offers a trade`,
    youAsk: 'You ask for',
    youGive: 'You give',
    youGet: 'You get',
    give: (good: string, count: number) => `Give ${count} ${good}`,
    ask: (good: string, count: number) => `Ask for ${count} ${good}`,
    leaveOut: (good: string) => `Leave out ${good}`,
    aboard: (count: number) => (count === 0 ? 'none aboard' : `${count} aboard`),
    propose: 'Propose',
    withdraw: 'Never mind',
    accept: 'Accept',
    refuse: 'Refuse',
  },
  info: {
    taking: (banner: Banner, strength: number, need: number) =>
      `Strength ${strength}: ${TAKEN[banner]}${need === strength ? '' : `, and it would take ${need} now`}. Whoever takes it gains ${plural(strength, 'coin')}.`,
    neutral: 'Nobody holds it.',
    owned: (who: Party) => `${says(who, 'hold it')}.`,
    of: {
      name: 'Name',
      sign: 'What the sign does',
      banner: 'Colour of the banner',
      strength: 'Strength',
      'entry-coin': 'Coin to enter',
      'entry-crew': 'Crew to enter',
      place: 'Where it lies',
      ability: 'What it does',
      price: 'Price and materials',
      card: 'This card',
      reward: 'Reward',
      copies: 'How many there are',
      skills: 'Skills',
      dice: 'What its dice are worth',
      supply: 'How many there are',
      slots: 'Values of the slots',
      track: 'Track',
      limit: 'The limit',
      scoring: 'What is counted',
      rule: 'Rule',
      'fog-roll': 'Rolls through the fog',
      monster: 'The monster',
    },
    price: (value: number, fish: number, wood: number) =>
      `Bought for ${plural(value, 'coin')}, built for ${fish} fish and ${wood} wood; worth ${value} renown at the end.`,
    cityOf: (who: Party) => `${capital(who.whose)} city`,
    standing: (name: string, value: number, ability: string) => `${name} (${value}): ${ability}`,
    eventTitle: (town: string) => `Event: ${town}`,
    eventTerms: (cost: string, fighters: number, cubes: number) =>
      `Pay ${cost}${fighters > 0 ? `, with ${fighters} pirates or sea serpents aboard` : ''}, and place ${plural(cubes, 'cube')} on the influence track.`,
    tale: 'The teller gains the top first; then everyone scores, the teller included.',
    skills: {
      administrate: 'opens doors, and lets you stop among other ships.',
      work: 'brings more fish and wood at towns that count workers.',
      combat: 'goes below for one more die in an attack.',
      negotiate: 'goes below for one more influence in talks.',
      sail: 'adds one to the speed while on deck.',
    },
    dice: (made: readonly number[]) =>
      `A die of 1 to 6 is worth ${made.join(', ')} strength to it.`,
    scoreOf: (who: Party, total: number) => `${capital(who.name)}: ${total}`,
    parts: {
      coins: 'Coins',
      buildings: 'Buildings',
      abilities: 'What buildings bring at the end',
      track: 'Renown track',
      tokens: 'Renown tokens',
      monster: 'The monster',
    },
    plain: {
      influence: {
        title: 'Influence track',
        text: 'Cubes go on the first empty slots from the left. In talks a cube that is taken back is worth what its slot says:',
      },
      hold: {
        title: 'The hold',
        text: 'Takes 10 fish and wood together; what is too much goes overboard at once.',
      },
      renown: {
        title: 'Renown',
        text: 'At 7 the marker comes back to the start and its captain takes the top token: its reward now, 7 renown at the end.',
      },
      treasure: {
        title: 'Treasure map',
        text: 'Coins paid to towns that nobody holds lie here. Hunting takes all of them, or 1 coin where there are none.',
      },
      fog: {
        title: 'Deep Fog',
        text: 'Seven buildings of one captain bring out the monster. 10 strength or 10 influence defeat it, for 15 renown at the end.',
      },
    },
    sourcesTitle: 'Where this comes from',
    sources: {
      RULEBOOK: 'printed in the rulebook, or follows from it',
      PUBLIC: 'told by a public source',
      MIXED: 'printed in part, completed by us',
      DESIGNED: 'ours: no source says so',
    },
  },
};
