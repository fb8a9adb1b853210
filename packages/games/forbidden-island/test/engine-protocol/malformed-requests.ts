// Malformed requests that carry an id.
import type { Generator } from '@tidetable/engine';
import type { Json } from '../../../../cli/test/protocol-kit.ts';
import { ISLAND } from './island.ts';
import { deep, type Kind, pick } from './malformed.ts';
import { IMPOSSIBLE } from './positions.ts';

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const NO_SEAT = ['-1', '3', '64', '0.5', '-0.001', '1e9', '1e308', '1e999', '-1e999', '4294967296'];
const OTHER_TYPES = ['null', 'true', '"0"', '[]', '[0]', '{}', '{"0":0}', '""'];
const GARBAGE = [
  '',
  ' ',
  '=',
  'move to',
  'move =x',
  'move to==x',
  'move to=a to=b',
  'MOVE',
  '-',
  '🌊',
];
const LONE = ['\\ud800', '\\udfff', 'move to=\\ud83d', 'move to=\\"\\udc00\\"'];
const word = (chance: Generator) =>
  Array.from({ length: 5 }, () => chance.below(36).toString(36)).join('');

/** The text of fields, to follow `{"id":…,`. */
export const NAMED: readonly Kind[] = [
  { name: 'nothing asked', codes: ['bad-request'], make: () => '"seat":0' },
  {
    name: 'nothing to be asked',
    codes: ['unknown-request'],
    make: (chance) => `"do":"${pick(chance, [...PROTOTYPE, word(chance), 'Quit', 'quit '])}"`,
  },
  {
    name: 'a question that is no text',
    codes: ['bad-request'],
    make: (chance) => `"do":${pick(chance, ['null', '7', '["quit"]', '{"do":"quit"}', 'true'])}`,
  },
  {
    name: 'a field too many',
    codes: ['bad-request'],
    make: (chance) =>
      `"do":"${pick(chance, ['quit', 'state', 'record', 'games'])}","${word(chance)}":1`,
  },
  {
    name: 'a field of the prototype',
    codes: ['bad-request'],
    make: (chance) => `"do":"quit","${pick(chance, PROTOTYPE)}":{"seat":0,"polluted":true}`,
  },
  {
    name: 'a field too few',
    codes: ['bad-request'],
    make: (chance) =>
      pick(chance, [
        '"do":"legal"',
        '"do":"menu"',
        '"do":"undo"',
        '"do":"view"',
        '"do":"replay"',
        '"do":"play","seat":0',
        '"do":"advise","seat":0',
        '"do":"play","action":"end-actions"',
        '"do":"new","game":"forbidden-island"',
        '"do":"load","game":"forbidden-island"',
      ]),
  },
  {
    name: 'a seat of another type',
    codes: ['bad-request'],
    make: (chance) =>
      `"do":"${pick(chance, ['legal', 'menu', 'undo'])}","seat":${pick(chance, OTHER_TYPES)}`,
  },
  {
    name: 'a seat nobody sits in',
    codes: ['bad-seat'],
    make: (chance) =>
      `"do":"${pick(chance, ['legal', 'menu', 'undo', 'view'])}","seat":${pick(chance, NO_SEAT)}`,
  },
  {
    name: 'a budget that is none',
    codes: ['bad-budget', 'bad-request'],
    make: (chance, { seat }) =>
      `"do":"advise","seat":${seat},"budget":${pick(chance, [...OTHER_TYPES, '{"iterations":0}', '{"milliseconds":1e999}', '{"iterations":1,"milliseconds":1}'])}`,
  },
  {
    name: 'a viewer who is nobody',
    codes: ['bad-seat', 'bad-request'],
    make: (chance) =>
      `"do":"view","seat":${pick(chance, ['"everyone"', '"SPECTATOR"', '"\\ud800"', 'null', '[]'])}`,
  },
  {
    name: 'depths',
    codes: ['bad-request'],
    make: (chance) =>
      pick(chance, [
        `"do":"legal","seat":${deep(10_000)}`,
        `"do":"play","seat":0,"action":${'{"type":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
        `"do":"load","game":"forbidden-island","state":{"tiles":${deep(10_000)}}`,
        `"do":"replay","record":{"outcome":${deep(10_000)}}`,
        `"do":"new","game":"forbidden-island","seats":2,"options":{"roles":${deep(10_000)}}`,
      ]),
  },
  {
    name: 'an action gone stale',
    codes: ['malformed', 'not-offered', 'barred'],
    make: (chance, { seat, stale }) => plays(seat, JSON.stringify(pick(chance, stale))),
  },
  {
    name: 'an action barred',
    codes: ['barred'],
    make: (chance, { seat, barred }) => plays(seat, JSON.stringify(pick(chance, barred))),
  },
  {
    name: 'an action out of turn',
    codes: ['not-asked', 'not-offered'],
    make: (chance, { seat }) => plays((seat + 1 + chance.below(2)) % 3, '"end-actions"'),
  },
  {
    name: 'an action by nobody',
    codes: ['bad-seat'],
    make: (chance) => plays(pick(chance, NO_SEAT), '"end-actions"'),
  },
  {
    name: 'an action with things inside things',
    codes: ['bad-action'],
    make: (chance, { seat }) =>
      plays(seat, `{"type":"move","to":${pick(chance, ['{}', '[]', 'null', '["iron-gate"]'])}}`),
  },
  {
    name: 'an action from the prototype',
    codes: ['bad-action', 'malformed', 'not-offered'],
    make: (chance, { seat }) =>
      plays(seat, `{"type":"end-actions","${pick(chance, PROTOTYPE)}":"end-actions"}`),
  },
  {
    name: 'an action without a type',
    codes: ['bad-action'],
    make: (chance, { seat }) =>
      plays(
        seat,
        pick(chance, ['{}', '{"type":7}', '{"type":""}', '{"to":"x"}', '{"type":"A b"}']),
      ),
  },
  {
    name: 'an action of another type',
    codes: ['bad-request'],
    make: (chance, { seat }) => plays(seat, pick(chance, ['null', '7', 'true', '["end-actions"]'])),
  },
  {
    name: 'garbled notation',
    codes: ['bad-action'],
    make: (chance, { seat }) => plays(seat, JSON.stringify(pick(chance, GARBAGE))),
  },
  {
    name: 'half a character',
    codes: ['bad-action', 'malformed', 'not-offered'],
    make: (chance, { seat }) => plays(seat, `"${pick(chance, LONE)}"`),
  },
  {
    name: 'a game nobody knows',
    codes: ['unknown-game'],
    make: (chance) => `"do":"new","seats":3,"game":"${pick(chance, [...PROTOTYPE, 'chess', ''])}"`,
  },
  {
    name: 'too many seats, or too few',
    codes: ['bad-seat'],
    make: (chance) => starts(`"seats":${pick(chance, ['-2', '0', '1', '5', '2.5', '1e999'])}`),
  },
  {
    name: 'an option that is none',
    codes: ['bad-options', 'bad-request'],
    make: (chance) =>
      starts(
        `"seats":3,"options":${pick(chance, [
          '{"difficulty":"mild"}',
          '{"difficulty":["novice"]}',
          '{"roles":["pilot"]}',
          '{"roles":["pilot","pilot","diver"]}',
          '{"first":"4"}',
          '{"liftRescues":1}',
          '{"__proto__":{"difficulty":"elite"}}',
          '{"constructor":{}}',
          '"elite"',
          '[]',
          'null',
        ])}`,
      ),
  },
  {
    name: 'a seed that is none',
    codes: ['bad-request'],
    make: (chance) =>
      starts(`"seats":3,"seed":${pick(chance, ['null', '{}', '[1]', 'true', '0.5', '1e999'])}`),
  },
  {
    name: 'a rig that is none',
    codes: ['bad-rig', 'bad-request'],
    make: (chance) =>
      `"do":"rig",${pick(chance, [
        '"rolls":[0]',
        '"rolls":[-6]',
        '"rolls":[1.5]',
        '"rolls":[1e999]',
        '"rolls":["6"]',
        '"rolls":[3,null]',
        '"rolls":6',
        '"order":[1]',
        '"order":["fire",{}]',
        '"order":"fire"',
        '"rolls":[1],"order":null',
      ])}`,
  },
  {
    name: 'an impossible position',
    codes: ['bad-state'],
    make(chance, { state }) {
      const tampered = structuredClone(state);
      pick(chance, IMPOSSIBLE).tamper(tampered);
      return loads(tampered);
    },
  },
  {
    name: 'a position with a part of another type',
    codes: ['bad-state'],
    make: (chance, { state }) => loads(broken(chance, { ...state })),
  },
  {
    name: 'a record with a part of another type',
    codes: ['bad-record', 'unknown-game'],
    make: (chance, { record }) =>
      `"do":"replay","record":${JSON.stringify(broken(chance, { ...record }))}`,
  },
  {
    name: 'a record that is not true',
    codes: ['bad-record', 'unknown-game'],
    make(chance, { record }) {
      const plies = structuredClone(record.plies) as Record<string, Json>[];
      Object.assign(pick(chance, plies), pick(chance, FALSE_PLIES));
      const change = pick(chance, [{ plies }, ...FALSE_HEADINGS]);
      return `"do":"replay","record":${JSON.stringify({ ...record, ...change })}`;
    },
  },
];

const FALSE_PLIES = [
  { seat: 63 },
  { seat: -1 },
  { action: 'go-home' },
  { action: '' },
  { action: ['end-actions'] },
  { hash: '0123456789abcdef' },
  { hash: 'short' },
  { extra: 1 },
];

const FALSE_HEADINGS = [
  { format: 2 },
  { game: 'chess' },
  { rulesVersion: 99 },
  { seats: 2 },
  { seats: 65 },
  { options: { difficulty: 'elite' } },
  { seed: '00'.repeat(32) },
  { seed: 'short' },
  { commitment: '00'.repeat(32) },
  { hash: '0123456789abcdef' },
  { outcome: { winners: [0], endings: [] } },
  { plies: [] },
  { from: {} },
  { rigs: [{ ply: -1 }] },
  { weather: 'fog' },
];

const plays = (seat: number | string, action: string) =>
  `"do":"play","seat":${seat},"action":${action}`;
const starts = (fields: string) => `"do":"new","game":"${ISLAND.game}",${fields}`;
const loads = (state: object) =>
  `"do":"load","game":"${ISLAND.game}","state":${JSON.stringify(state)}`;

/** The same with one part gone, or replaced by something impossible. */
function broken(chance: Generator, whole: object): object {
  const parts = Object.entries(whole).filter(([name]) => name !== 'outcome');
  const [name] = pick(chance, parts);
  const replacement = pick(chance, [undefined, null, -1, '\ud800', [[]], { a: {} }]);
  return { ...whole, [name]: replacement };
}
