import { describe, expect, it } from 'vitest';
import { readAction, readNotation, same, write } from '../src/index.ts';

describe('notation', () => {
  it.each([
    [{ type: 'sail', to: 'undervall' }, 'sail to=undervall'],
    [{ type: 'give', to: 2, card: 'fire' }, 'give card=fire to=2'],
    [{ type: 'end-turn' }, 'end-turn'],
    [{ type: 'set', open: true, shut: false }, 'set open=true shut=false'],
    [{ type: 'name', as: '7' }, 'name as="7"'],
    [{ type: 'name', as: 'true' }, 'name as="true"'],
    [
      { type: 'name', as: 'two words, "quoted" = yes\n' },
      'name as="two words, \\"quoted\\" = yes\\n"',
    ],
    [{ type: 'owe', coins: -3 }, 'owe coins=-3'],
    [{ type: 'owe', coins: 0.5 }, 'owe coins=0.5'],
    [{ type: 'name', as: '' }, 'name as=""'],
  ])('writes %j as %s and reads it back', (action, text) => {
    expect(write(action)).toBe(text);
    expect(readNotation(text)).toEqual(action);
  });

  it('reads details in any order and with any spaces', () => {
    expect(readNotation('  give   to=2  card=fire ')).toEqual({
      type: 'give',
      to: 2,
      card: 'fire',
    });
  });

  it.each([
    '',
    '   ',
    'Sail',
    'sail to',
    'sail to=',
    'sail =x',
    'sail to=a to=b',
    'sail type=x',
    'sail to="open',
    'sail to=UPPER',
    'sail to=1e999',
    'sail to=0x10',
    'sail to=a,b',
    'sail to="\\q"',
    '__proto__ x=1',
  ])('refuses %j', (text) => {
    expect(() => readNotation(text)).toThrow(/^action: expected/);
  });
});

describe('an action from outside', () => {
  it('may be an object or its notation', () => {
    expect(readAction('sail to=undervall')).toEqual(readAction({ to: 'undervall', type: 'sail' }));
  });

  it.each([
    [null],
    [7],
    [[]],
    [{}],
    [{ type: 7 }],
    [{ type: 'sail', to: null }],
    [{ type: 'sail', to: ['x'] }],
    [{ type: 'sail', to: { deep: 1 } }],
    [JSON.parse('{"type":"sail","__proto__":{"x":1}}')],
  ])('is refused when it is %j', (input) => {
    expect(() => readAction(input)).toThrow(/expected/);
  });

  it('equals another whatever the order of its details', () => {
    expect(same({ type: 'a', x: 1, y: 2 } as never, { type: 'a', y: 2, x: 1 } as never)).toBe(true);
    expect(same({ type: 'a', x: 1 } as never, { type: 'a', x: 2 } as never)).toBe(false);
    expect(same({ type: 'a', x: 1 } as never, { type: 'a' })).toBe(false);
    expect(same({ type: 'a', x: 1 } as never, { type: 'a', y: 1 } as never)).toBe(false);
  });
});
