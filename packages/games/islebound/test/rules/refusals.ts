// Actions that are not on offer are refused with the failing rule and fact.
import { rule } from '@tidetable/conformance';
import { attempt, Generator, readNotation } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { deepFog, islebound } from '../../rules/index.ts';
import type { Reason } from '../../rules/reasons.ts';
import type { Action } from '../../rules/state.ts';
import { face } from '../../words/en/face.ts';
import { type Given, given } from '../given.ts';

/** The rule that refuses a line to the active seat, and why in words. */
function why(things: Given, line: string, ...before: string[]): string {
  const game = things.edition === 'deep-fog' ? deepFog : islebound;
  const sea = given(things).play(...before);
  const [seat = 0] = sea.must;
  const action = readNotation(line) as Action;
  const tried = attempt(game, sea.state, seat, action, new Generator(1));
  if (tried.ok) throw new Error(`${line} was accepted`);
  const { rule: id, reason } = tried.refusal;
  const words =
    reason === undefined ? '' : face.because?.(reason as Reason, game.view(sea.state, seat));
  return `${id}: ${words}`;
}

rule('IB-TURN-4', () => {
  it('has no visit in part where every step is asked for anyway', () => {
    const sea = given({ at: ['borsham'], captains: [{ coins: 1 }] });
    expect(sea.refusal('visit-in-part')).toBe('IB-TURN-4');
    expect(sea.allowedBy('visit')).toBe('IB-VISIT-1');
  });
});

rule('IB-VISIT-1', () => {
  it('has no more choices than the sign', () => {
    const sea = given({ at: ['marhaven'], owners: { marhaven: 0 } }).play('visit-in-part');
    expect(sea.refusal('choose gain=1')).toBe('IB-VISIT-1');
    expect(sea.allowedBy('choose gain=0')).toBe('IB-VISIT-1');
  });
});

rule('IB-ATK-7', () => {
  it('places no die that was not rolled', () => {
    const sea = given({
      at: ['grenille'],
      options: { placeDice: 'by-hand' },
      captains: [{ pirates: 1 }],
      rig: { rolls: [3] },
    }).play('attack', 'send count=1 fighter=pirate', 'roll', 'strike');
    expect(sea.refusal('place-die die=5 fighter=pirate')).toBe('IB-ATK-7');
    expect(sea.refusal('place-die die=3 fighter=serpent')).toBe('IB-AMB-73');
  });
});

rule('IB-ATK-10', () => {
  it('loses nobody who was not in the group', () => {
    const sea = given({
      at: ['borsham'],
      captains: [{ pirates: 2, serpents: 1, deck: [] }],
      rig: { rolls: [1] },
    }).play('attack', 'send count=0 fighter=pirate', 'send count=1 fighter=serpent');
    expect(sea.play('roll', 'strike').refusal('lose fighter=pirate')).toBe('IB-ATK-10');
  });
});

rule('IB-CLAR-14', () => {
  it('heals nobody who is not injured', () => {
    const sea = given({
      captains: [{ deck: ['s1'], injured: ['s2', 't05'], buildings: ['miracle-hut'] }],
    }).play('visit', 'rest');
    expect(sea.refusal('heal crew=s1')).toBe('IB-CLAR-14');
  });
});

rule('IB-CREW-2', () => {
  const zilliam: Given = {
    at: ['zilliam'],
    captains: [{ coins: 1, deck: ['s1', 's2', 's9'], below: ['t01'] }],
  };

  it('exhausts only crew on deck, and one of each kind stands for all like it', () => {
    const sea = given(zilliam).play('visit');
    expect(sea.refusal('exhaust crew=t01')).toBe('IB-CREW-2');
    expect(sea.refusal('exhaust crew=s2')).toBe('IB-CREW-2');
    expect(sea.allowedBy('exhaust crew=s1')).toBe('IB-CREW-2');
  });

  it('says which of these it is', () => {
    expect(why(zilliam, 'exhaust crew=t01', 'visit')).toContain('not on your deck');
    expect(why(zilliam, 'exhaust crew=s2', 'visit')).toContain('the same as one on offer');
  });
});

rule('IB-MOVE-1', () => {
  it('tells how far it is and how far the ship gets', () => {
    const here: Given = { step: 'move', at: ['crimsika', 'rockslide'], captains: [{ fish: 1 }] };
    expect(why(here, 'sail to=rockslide')).toBe(
      'IB-MOVE-1: Rockslide is 4 regions away; you can sail 2, 3 with all your fish.',
    );
  });
});

rule('IB-BLD-2', () => {
  it('shows building, and where it can be done', () => {
    const row: Given = { buildingRow: ['palace', 'museum', 'library', 'market', 'bridge'] };
    const away: Given = { ...row, at: ['grenille'] };
    expect(why(away, 'build building=bridge')).toContain('Building takes a visit to Stratic');
    const there: Given = { ...row, at: ['stratic'], owners: { stratic: 0 } };
    expect(why(there, 'build building=bridge')).toContain('Visit Stratic to build');
    const poor: Given = { ...there, captains: [{ fish: 1 }] };
    expect(why(poor, 'build building=bridge', 'visit')).toBe(
      'IB-BLD-2: You need 2 fish and 2 wood more.',
    );
  });
});

rule('IB-ATK-1', () => {
  it('names the banner that stands against an attack, or against talks', () => {
    expect(why({ at: ['undervall'] }, 'attack')).toBe(
      'IB-ATK-1: The banner of Undervall is blue: it is won by diplomacy.',
    );
    expect(why({ at: ['grenille'] }, 'negotiate')).toContain('it is taken by attack');
    expect(why({ at: ['grenille'] }, 'attack')).toContain('no pirate or sea serpent');
  });
});

rule('IB-DIP-2', () => {
  it('counts the influence there is, and what is needed', () => {
    expect(why({ at: ['undervall'], influence: { 3: 0 } }, 'negotiate')).toBe(
      'IB-DIP-2: Undervall takes 5 influence; you have 2.',
    );
  });
});

rule('IB-VAR-RAID-1', () => {
  it('tells where the other ship lies, or that the table plays without raids', () => {
    const apart: Given = { at: ['grenille', 'krazk'] };
    expect(why({ ...apart, options: { raid: true } }, 'raid ship=1')).toBe(
      'IB-VAR-RAID-1: The Heron is at Krazk, not in your region.',
    );
    expect(why(apart, 'raid ship=1')).toContain('plays without Raid');
  });
});

rule('IB-AMB-9', () => {
  it('says what is missing to enter', () => {
    expect(why({ at: ['morlim'], captains: [{ deck: ['s9'] }] }, 'visit')).toBe(
      'IB-AMB-9: You need 1 coin and an administrator more.',
    );
  });
});

rule('IB-FOG-10', () => {
  it('tells sight from fog', () => {
    const foggy: Given = {
      edition: 'deep-fog',
      step: 'move',
      fog: { boards: [2, 3], mist: [1, 0], event: 1 },
    };
    expect(why(foggy, 'brave-fog fish=0 to=undervall')).toContain('deep in the fog');
    expect(why(foggy, 'place at=farwold')).toContain('brave it with a roll');
    expect(why(foggy, 'place at=morlim')).toContain('not in play now');
  });
});
