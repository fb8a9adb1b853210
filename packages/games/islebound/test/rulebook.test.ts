// The rulebook has every rule once, each with a short text of its own.
import { describe, expect, it } from 'vitest';
import { deepFogRulebook, FORBIDDING, rulebook } from '../rulebook.ts';

const IDS = `
  IB-GEN-1 IB-GEN-2 IB-GEN-3
  IB-COMP-1 IB-COMP-2 IB-COMP-3 IB-COMP-4
  IB-SET-1 IB-SET-2 IB-SET-3 IB-SET-4 IB-SET-5 IB-SET-6 IB-SET-7 IB-SET-8 IB-SET-9 IB-SET-10
  IB-SET-11 IB-SET-12 IB-SET-13 IB-SET-14
  IB-TURN-1 IB-TURN-2 IB-TURN-3 IB-TURN-4
  IB-MOVE-1 IB-MOVE-2 IB-MOVE-3 IB-MOVE-4 IB-MOVE-5 IB-MOVE-6 IB-MOVE-7 IB-MOVE-8
  IB-VISIT-1 IB-VISIT-2 IB-VISIT-3 IB-VISIT-4 IB-VISIT-5 IB-VISIT-6
  IB-ATK-1 IB-ATK-2 IB-ATK-3 IB-ATK-4 IB-ATK-5 IB-ATK-6 IB-ATK-7 IB-ATK-8 IB-ATK-9 IB-ATK-10
  IB-ATK-11
  IB-DIP-1 IB-DIP-2 IB-DIP-3 IB-DIP-4 IB-DIP-5 IB-DIP-6
  IB-HUNT-1
  IB-INF-1 IB-INF-2
  IB-EVT-1 IB-EVT-2 IB-EVT-3 IB-EVT-4 IB-EVT-5 IB-EVT-6
  IB-BLD-1 IB-BLD-2 IB-BLD-3 IB-BLD-4 IB-BLD-5 IB-BLD-6 IB-BLD-7 IB-BLD-8
  IB-REN-1 IB-REN-2 IB-REN-3 IB-REN-4
  IB-REP-1 IB-REP-2 IB-REP-3 IB-REP-4
  IB-CREW-1 IB-CREW-2 IB-CREW-3 IB-CREW-4 IB-CREW-5 IB-CREW-6
  IB-CARGO-1 IB-CARGO-2
  IB-END-1 IB-END-2 IB-END-3 IB-END-4 IB-END-5 IB-END-6
  IB-TOWN-BOR IB-TOWN-CRI IB-TOWN-FAR IB-TOWN-FEL IB-TOWN-GRE IB-TOWN-KRA IB-TOWN-MAR IB-TOWN-MOR
  IB-TOWN-RAT IB-TOWN-ROC IB-TOWN-STR IB-TOWN-SUN IB-TOWN-GRO IB-TOWN-THU IB-TOWN-UND IB-TOWN-ZIL
  IB-CLAR-1 IB-CLAR-2 IB-CLAR-3 IB-CLAR-4 IB-CLAR-5 IB-CLAR-6 IB-CLAR-7 IB-CLAR-8 IB-CLAR-9
  IB-CLAR-10 IB-CLAR-11 IB-CLAR-12 IB-CLAR-13 IB-CLAR-14 IB-CLAR-15 IB-CLAR-16 IB-CLAR-17
  IB-CLAR-18 IB-CLAR-19 IB-CLAR-20 IB-CLAR-21 IB-CLAR-22
  IB-SYM-1 IB-SYM-2 IB-SYM-3 IB-SYM-4
  IB-VAR-ADV-1 IB-VAR-TRADE-1 IB-VAR-TRADE-2 IB-VAR-CLOSE-1 IB-VAR-RAID-1 IB-VAR-RAID-2
  IB-VAR-SIX-1 IB-VAR-ARCH-1 IB-VAR-ARCH-2 IB-VAR-ARCH-3
  IB-AB-1 IB-AB-2 IB-AB-3
  IB-FOG-1 IB-FOG-2 IB-FOG-3 IB-FOG-4 IB-FOG-5 IB-FOG-6 IB-FOG-7 IB-FOG-8 IB-FOG-9 IB-FOG-10
  IB-FOG-11 IB-FOG-12 IB-FOG-13 IB-FOG-14 IB-FOG-15 IB-FOG-16 IB-FOG-17 IB-FOG-18 IB-FOG-19
  IB-FOG-20 IB-FOG-21 IB-FOG-22
  IB-BLD-SHIPYARD IB-BLD-LIGHTHOUSE IB-BLD-EMBASSY IB-BLD-SAWMILL IB-BLD-SMOKEHOUSE
  IB-BLD-WAREHOUSE IB-BLD-TAVERN IB-BLD-OBSERVATORY IB-BLD-WATCHTOWER IB-BLD-HERALDS-TOWER
  IB-BLD-TREASURY IB-BLD-TOWN-HALL IB-BLD-CARPENTERS-HALL
  IB-AMB-1 IB-AMB-2 IB-AMB-3 IB-AMB-4 IB-AMB-5 IB-AMB-6 IB-AMB-7 IB-AMB-8 IB-AMB-9 IB-AMB-10
  IB-AMB-11 IB-AMB-12 IB-AMB-13 IB-AMB-14 IB-AMB-15 IB-AMB-16 IB-AMB-16a IB-AMB-17 IB-AMB-18
  IB-AMB-19 IB-AMB-20 IB-AMB-21 IB-AMB-22 IB-AMB-23 IB-AMB-24 IB-AMB-25 IB-AMB-26 IB-AMB-27
  IB-AMB-28 IB-AMB-29 IB-AMB-30 IB-AMB-31 IB-AMB-31a IB-AMB-32 IB-AMB-33 IB-AMB-34 IB-AMB-35
  IB-AMB-36 IB-AMB-37 IB-AMB-38 IB-AMB-39 IB-AMB-40 IB-AMB-41 IB-AMB-42 IB-AMB-43 IB-AMB-44
  IB-AMB-45 IB-AMB-46 IB-AMB-47 IB-AMB-48 IB-AMB-49 IB-AMB-50 IB-AMB-51 IB-AMB-52 IB-AMB-53
  IB-AMB-54 IB-AMB-55 IB-AMB-56 IB-AMB-57 IB-AMB-58 IB-AMB-59 IB-AMB-60 IB-AMB-61 IB-AMB-64
  IB-AMB-65 IB-AMB-66 IB-AMB-67 IB-AMB-68 IB-AMB-69 IB-AMB-70 IB-AMB-71 IB-AMB-72 IB-AMB-73
  IB-AMB-74 IB-AMB-75 IB-AMB-76 IB-AMB-77 IB-AMB-78 IB-AMB-79 IB-AMB-80 IB-AMB-81 IB-AMB-82
  IB-AMB-83 IB-AMB-84 IB-AMB-85 IB-AMB-86 IB-AMB-87 IB-AMB-88 IB-AMB-89 IB-AMB-90 IB-AMB-91
  IB-AMB-92 IB-AMB-93
`
  .trim()
  .split(/\s+/);

const texts = Object.entries(rulebook).map(([id, rule]) => ({ id, text: rule.text }));

describe('the rulebook', () => {
  it('holds exactly the numbered rules, the buildings of our own and the rulings', () => {
    expect(Object.keys(rulebook).sort()).toEqual([...IDS].sort());
  });

  it('says something about each, in few words', () => {
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(texts.filter(({ text }) => text.length > 220)).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
  });

  it('marks the rules that forbid, and knows all of them', () => {
    const marked = Object.keys(rulebook).filter((id) => rulebook[id]?.forbids);
    expect(marked.sort()).toEqual([...FORBIDDING].sort());
  });

  it('is the same in Deep Fog, with its own chapters in front', () => {
    expect(deepFogRulebook).toEqual(rulebook);
    expect(Object.keys(deepFogRulebook)[0]).toBe('IB-FOG-1');
  });
});
