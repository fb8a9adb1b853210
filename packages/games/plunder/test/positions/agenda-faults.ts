// Impossible agendas, each with its complaint.
import type { Frame, Seas } from '../../rules/state.ts';
import type { Given } from '../given.ts';
import {
  ASHORE,
  AT_MERCHANT,
  attack,
  BESIDE,
  both,
  bribe,
  bribing,
  call,
  choice,
  type Fault,
  gift,
  IN_PORT,
  IN_STORM,
  landing,
  offer,
  pending,
  price,
  pricing,
  push,
  ship,
  square,
  state,
  TEAM,
  toll,
  turn,
  weighing,
} from './pending.ts';

const whose = (seat: number) => (seas: Seas) =>
  Object.assign(seas.agenda.at(-1) as Frame, { seat });

const FIND: Given = { crosses: ['B3'], step: 'find' };
const STORMY: Given = { ...BESIDE, storm: 'B7' };
const BOUND: Given = { ...BESIDE, during: { offers: 4, treaties: [1] } };
const FOUGHT: Given = {
  ...BESIDE,
  ships: [{ seat: 0, at: 'A5', foughtShips: [2] }, ...(BESIDE.ships?.slice(1) ?? [])],
};
const APART: Given = { hands: [{ wood: 2, gold: 1 }, { iron: 2 }, {}], during: { offers: 4 } };
const UNSPOKEN: Given = { ...BESIDE, during: {} };
const TWO_PORTS: Given = { ...ASHORE, owners: { 'gull-rock': 0, thimble: 0 } };

const ofTheTurn: readonly Fault[] = [
  ['nothing pending', /something pending/, state({ agenda: [] })],
  ['a turn that only ends', /the turn that it ends/, (seas) => seas.agenda.pop()],
  ['a turn above a turn', /end-turn above nothing/, push({ step: 'end-turn', seat: 0 })],
  ['an unknown step', /agenda\[2\]\.step/, push({ step: 'parley' } as unknown as Frame)],
  ['a frame with too much', /only step, seat/, push({ step: 'find', seat: 0, at: 1 } as Frame)],
  ['a command of another seat', /command: the seat/, whose(1)],
  ['a command without a ship', /command: .*with a ship/, pending(), ASHORE],
  ['a draw to be decided', /draw: .*before it/, push({ step: 'draw', seat: 0 })],
  ['a find above a command', /find above draw/, push({ step: 'find', seat: 0 })],
  ['a find of nothing', /find: .*on an X/, state({ crosses: [0, 0, 0] }), FIND],
  ['dice to be decided', /before the dice/, pending({ step: 'roll-for-ship', seat: 0 }), ASHORE],
  ['a captain ashore with a ship', /without-ship: /, push({ step: 'without-ship', seat: 0 })],
  ['a roll without a ship', /without-ship: .*any roll/, turn({ pool: 2 }), ASHORE],
  [
    'a choice of no ports',
    /place-ship: .*two free/,
    pending({ step: 'place-ship', seat: 0 }),
    ASHORE,
  ],
  [
    'ports taken by others',
    /place-ship: .*two free/,
    both(ship(1, { square: square('J5') }), pending({ step: 'place-ship', seat: 0 })),
    TWO_PORTS,
  ],
];

const ofCards: readonly Fault[] = [
  ['a toll before the roll', /pay: a toll/, both(turn({ pool: null }), push(toll)), IN_STORM],
  ['a toll of three', /pay: a toll/, push({ ...toll, count: 3 }), IN_STORM],
  ['a toll that is paid', /pay: a toll/, push({ ...toll, count: 0 }), IN_STORM],
  ['a toll beyond the hand', /pay: .*who can/, push(toll), { ...IN_STORM, hands: [{ wood: 1 }] }],
  ['a toll on a calm sea', /pay: a toll/, push(toll), { ...IN_STORM, storm: 'H1' }],
  ['a toll of another', /pay: .*whose turn/, push({ ...toll, seat: 1 }), IN_STORM],
  ['an exchange without a choice', /pay: .*exchange/, push(price), AT_MERCHANT],
  ['an exchange at sea', /at a Merchant/, push(choice, price), BESIDE],
  ['an exchange for two', /at a Merchant/, push({ ...choice, count: 2 }, price), AT_MERCHANT],
  [
    'an exchange by another rule',
    /at a Merchant/,
    push({ ...choice, rule: 'PL-TR14' }),
    AT_MERCHANT,
  ],
  ['an exchange under the storm', /at a Merchant/, push(choice), { ...AT_MERCHANT, storm: 'H10' }],
  [
    'a free card for one who has an island',
    /without anything/,
    pending({ step: 'roll-for-ship', seat: 0 }, { ...choice, rule: 'PL-NOSHIP-1' }),
    ASHORE,
  ],
];

const ofBargains: readonly Fault[] = [
  [
    'an offer that its maker cannot keep',
    /holds what it promises/,
    push({ ...offer, give: [3, 0, 0, 0] }),
    BESIDE,
  ],
  [
    'an offer for more than a hand',
    /answer-offer: /,
    push({ ...offer, ask: [0, 3, 0, 0] }),
    BESIDE,
  ],
  ['wood for wood', /answer-offer: /, push({ ...offer, ask: [1, 0, 0, 0] }), BESIDE],
  [
    'an offer of nothing',
    /answer-offer: /,
    push({ ...offer, give: [0, 0, 0, 0], ask: [0, 0, 0, 0] }),
    BESIDE,
  ],
  ['an offer far away', /answer-offer: two who may/, push(offer), APART],
  ['an offer across the storm', /answer-offer: two who may/, push(offer), STORMY],
  ['an offer to oneself', /answer-offer: two who may/, push({ ...offer, partner: 0 }), BESIDE],
  [
    'an offer between others',
    /answer-offer: two who may/,
    push({ ...offer, seat: 1, partner: 2, give: [0, 1, 0, 0], ask: [0, 0, 0, 0] }),
    BESIDE,
  ],
  ['an offer that did not count', /answer-offer: two who may/, push(offer), UNSPOKEN],
  [
    'a threat for nothing',
    /answer-offer: /,
    push({ ...offer, as: 'threat', ask: [0, 0, 0, 0] }),
    BESIDE,
  ],
  ['a threat under a treaty', /answer-offer: two who may/, push({ ...offer, as: 'threat' }), BOUND],
  [
    'a threat against a teammate',
    /answer-offer: two who may/,
    push({ ...offer, partner: 2, as: 'threat', ask: [0, 0, 1, 0] }),
    TEAM,
  ],
  [
    'a threat as an answer',
    /answer-offer: two who may/,
    push({ ...offer, seat: 1, partner: 0, as: 'threat', give: [0, 0, 0, 0], ask: [1, 0, 0, 0] }),
    BESIDE,
  ],
  [
    'a gain of two from a teammate',
    /answer-offer: /,
    push({ ...offer, partner: 2, give: [0, 0, 0, 0], ask: [0, 0, 2, 0] }),
    TEAM,
  ],
  ['an offer before the draw', /answer-offer above command/, push(offer), FIND],
  [
    'a call that its maker cannot keep',
    /answer-call: /,
    push({ ...call, give: [3, 0, 0, 0] }),
    BESIDE,
  ],
  ['a call for nothing', /answer-call: /, push({ ...call, give: [0, 0, 0, 0] }), BESIDE],
  ['a call to somebody far away', /answer-call: /, push({ ...call, asked: [1, 2] }), BESIDE],
  ['a call to nobody', /answer-call: /, push({ ...call, asked: [] }), BESIDE],
  ['a call heard twice', /answer-call: /, push({ ...call, asked: [1, 1] }), BESIDE],
  ['a call of another', /answer-call: /, push({ ...call, seat: 1, asked: [0] }), BESIDE],
  ['a call that did not count', /answer-call: /, push(call), UNSPOKEN],
  [
    'an answer that its maker cannot keep',
    /weigh-answers: /,
    push({ ...weighing, answers: [{ seat: 1, give: [0, 3, 0, 0], ask: [0, 0, 0, 0] }] }),
    BESIDE,
  ],
  ['answers of nobody', /weigh-answers: /, push({ ...weighing, answers: [] }), BESIDE],
  [
    'a counter to one who has not answered',
    /answer-offer: two who may/,
    push(weighing, { ...offer, partner: 2, ask: [0, 0, 0, 0] }),
    BESIDE,
  ],
  ['a bribe without an attack', /answer-offer: two who may/, push(bribing), BESIDE],
  ['a bribe that asks', /answer-offer: /, push(attack, { ...bribing, ask: [1, 0, 0, 0] }), BESIDE],
  ['a price without an attack', /answer-offer: two who may/, push(pricing), BESIDE],
  [
    'a price of the defender',
    /answer-offer: two who may/,
    push(attack, { ...pricing, seat: 1, partner: 0, ask: [1, 0, 0, 0] }),
    BESIDE,
  ],
  [
    'a bribe of the attacker',
    /answer-offer: /,
    push(attack, { ...bribing, seat: 0, partner: 1, give: [1, 0, 0, 0] }),
    BESIDE,
  ],
  ['a gift of a stranger', /give-island: /, push({ ...gift, seat: 1, island: 2 }), TEAM],
  [
    'a gift of an island far away',
    /give-island: /,
    both(push(gift), ship(1, { square: square('A11') })),
    TEAM,
  ],
  ['a gift under the storm', /give-island: .*open port/, push(gift), { ...TEAM, storm: 'C12' }],
  ['a gift to another', /give-island: /, push({ ...gift, to: 1 }), TEAM],
  ['a gift without teams', /give-island: /, push({ ...gift, seat: 1, island: 2 }), IN_PORT],
];

const ofAttacks: readonly Fault[] = [
  ['an attack from afar', /press-attack: an attack that is possible/, push(attack), APART],
  ['an attack across the storm', /press-attack: /, push(attack), STORMY],
  ['an attack under a treaty', /press-attack: /, push(attack), BOUND],
  ['a second attack', /press-attack: /, push(attack), FOUGHT],
  ['an attack on a wreck', /press-attack: /, push({ ...attack, target: 9 }), BESIDE],
  ['an attack of another ship', /press-attack: /, push({ ...attack, ship: 2, target: 1 }), BESIDE],
  ['an attack on the wrong captain', /press-attack: /, push({ ...attack, defender: 2 }), BESIDE],
  ['an attack on an empty hand', /with cards/, push(attack), { ...BESIDE, hands: [{ wood: 1 }] }],
  ['an assault at sea', /press-attack: /, push(landing), BESIDE],
  [
    'an assault on one’s own island',
    /press-attack: /,
    push(landing),
    { ...IN_PORT, owners: { 'little-sister': 0 } },
  ],
  ['an assault from a covered port', /press-attack: /, push(landing), { ...IN_PORT, storm: 'D3' }],
  [
    'a bribe before another attack',
    /bribe: the same attack/,
    push(attack, { ...bribe, ship: 3 }),
    BESIDE,
  ],
  [
    'a refused bribe beyond the hand',
    /press-attack: /,
    push({ ...attack, refused: [[0, 3, 0, 0]] }, bribe),
    BESIDE,
  ],
  [
    'a bribe refused twice',
    /press-attack: /,
    push(
      {
        ...attack,
        refused: [
          [0, 1, 0, 0],
          [0, 1, 0, 0],
        ],
      },
      bribe,
    ),
    BESIDE,
  ],
  [
    'a price beyond the hand',
    /press-attack: /,
    push({ ...attack, prices: [[0, 0, 0, 3]] }),
    BESIDE,
  ],
  [
    'a bribe when all was refused',
    /bribe: .*could pay/,
    push({ ...attack, refused: [[0, 2, 0, 0]] }, bribe),
    BESIDE,
  ],
  ['a bribe on its own', /bribe above press-attack/, push(bribe), BESIDE],
];

export const AGENDA_FAULTS: readonly Fault[] = [
  ...ofTheTurn,
  ...ofCards,
  ...ofBargains,
  ...ofAttacks,
];
