// Crew, pp. 8, 15–16 and 19–20.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { type Given, given } from '../given.ts';

rule('IB-CREW-1', () => {
  it('has those on deck ready', () => {
    const sea = given({ at: ['morlim'], captains: [{ coins: 1, deck: ['s1'], below: ['s2'] }] });
    sea.play('visit');
    expect(sea.state.captains[0]).toMatchObject({ deck: [], below: ['s2', 's1'] });
  });

  it('has nobody ready below deck, face up or face down', () => {
    const sea = given({
      at: ['morlim'],
      captains: [{ coins: 1, deck: ['s9'], below: ['s1'], injured: ['s2'] }],
    });
    expect(sea.refusal('visit')).toBe('IB-AMB-9');
  });

  it('lays the injured face down below deck', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ serpents: 1 }],
      rig: { rolls: [6] },
    }).play('attack', 'send fighter=serpent count=1', 'roll', 'strike', 'press-on');
    sea.play('injure crew=s9');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s1', 's2'], below: [], injured: ['s9'] });
  });
});

rule('IB-CREW-2', () => {
  const party = { at: ['undervall'], events: [[11], [12]] } as const;

  it('sends the exhausted below deck', () => {
    const sea = given({ ...party, captains: [{ coins: 1, deck: ['s1', 's9'] }] });
    sea.play('complete-event event=11', 'exhaust crew=s9');
    expect(sea.state.captains[0]).toMatchObject({ deck: [], below: ['s9', 's1'] });
  });

  it('exhausts nobody who is below already', () => {
    const sea = given({ ...party, captains: [{ coins: 1, deck: ['s1'], below: ['s9'] }] });
    expect(sea.refusal('complete-event event=11')).toBe('IB-EVT-1');
  });

  it('injures only those on deck', () => {
    const sea = given({
      at: ['grenille'],
      captains: [{ serpents: 1, deck: ['s1'], below: ['s9'] }],
      rig: { rolls: [6] },
    }).play('attack', 'send fighter=serpent count=1', 'roll', 'strike', 'press-on');
    expect(sea.offers(0)).toEqual(['injure crew=s1']);
  });
});

rule('IB-CREW-3', () => {
  it('brings the exhausted on deck and turns the injured face up', () => {
    const sea = given({ captains: [{ deck: ['s1'], below: ['s2', 't04'], injured: ['s9'] }] });
    sea.play('visit', 'rest');
    expect(sea.state.captains[0]).toMatchObject({
      deck: ['s1', 's2', 't04'],
      below: ['s9'],
      injured: [],
    });
  });

  it('needs a second rest to bring the injured on deck', () => {
    const sea = given({ captains: [{ deck: ['s1'], injured: ['s9'] }] });
    sea.play('visit', 'rest', 'end-turn', 'sail to=stratic', 'end-turn');
    expect(sea.state.captains[0]?.deck).toEqual(['s1']);
    sea.play('sail to=undervall', 'end-turn', 'sail to=krazk', 'end-turn');
    sea.play('sail to=crimsika', 'visit', 'rest');
    expect(sea.state.captains[0]).toMatchObject({ deck: ['s1', 's9'], below: [] });
  });
});

rule('IB-CREW-4', () => {
  const hiring: Given = {
    at: ['morlim'],
    owners: { morlim: 0 },
    crewRow: ['t05', 't06', 't07'],
  };

  it.each([
    ['t05', 1],
    ['t06', 1],
    ['t07', 0],
  ])('hires %s for %i', (crew, price) => {
    const sea = given({ ...hiring, captains: [{ coins: 3 }] }).play('visit', `hire crew=${crew}`);
    expect(sea.state.captains[0]?.coins).toBe(3 - price);
    expect(sea.state.captains[0]?.deck.at(-1)).toBe(crew);
  });

  it('slides the row to the right and refills it on the left', () => {
    const sea = given({ ...hiring, captains: [{ coins: 1 }] }).play('visit', 'hire crew=t06');
    expect(sea.state.crewRow).toEqual(['t01', 't05', 't07']);
  });

  it('hires nobody from the left without a coin', () => {
    const sea = given(hiring).play('visit');
    expect(sea.refusal('hire crew=t05')).toBe('IB-CREW-4');
    expect(sea.refusal('hire crew=t06')).toBe('IB-CREW-4');
    expect(sea.offers(0)).toEqual(['hire crew=t07', 'skip']);
  });
});

rule('IB-CREW-5', () => {
  it('counts who works without exhausting them', () => {
    const sea = given({ at: ['grenille'], owners: { grenille: 0 } }).play('visit');
    expect(sea.state.captains[0]).toMatchObject({ wood: 3, deck: ['s1', 's2', 's9'], below: [] });
  });

  it('counts the deck as a limit without exhausting anyone', () => {
    const sea = given({
      at: ['suns-rest'],
      owners: { 'suns-rest': 0 },
      captains: [{ fish: 6 }],
    }).play('visit', 'barter', 'barter');
    expect(sea.state.captains[0]).toMatchObject({ serpents: 2, below: [] });
    expect(sea.told('exhausted')).toEqual([]);
  });
});

rule('IB-CREW-6', () => {
  const feast = { at: ['farwold'], events: [[2], [3]] } as const;

  it('serves with either skill', () => {
    const sea = given({ ...feast, captains: [{ coins: 1, fish: 4, deck: ['t01'] }] });
    expect(sea.offers(0)).toEqual(expect.arrayContaining(['visit', 'complete-event event=2']));
  });

  it('is gone for both once exhausted for one', () => {
    const sea = given({ ...feast, captains: [{ coins: 1, fish: 4, deck: ['t01'] }] });
    sea.play('visit', 'skip', 'skip');
    expect(sea.state.captains[0]?.below).toEqual(['t01']);
    expect(sea.refusal('complete-event event=2')).toBe('IB-EVT-1');
  });
});
