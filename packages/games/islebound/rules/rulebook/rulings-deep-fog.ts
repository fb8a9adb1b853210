// Rulings on the Deep Fog scenario. RULINGS.md gives the reasons.
import { chapter, type Rules } from '@tidetable/engine';

export const rulingsDeepFog: readonly Rules[] = [
  chapter(null, 'Rulings: Deep Fog, sailing', {
    'IB-AMB-47': 'Deep Fog belongs to retail, since only retail has advanced sides.',
    'IB-AMB-48':
      'In Deep Fog stopping among other ships costs its crew member on the active board, in ports and on the fog board, but not at the Deep Fog card.',
    'IB-AMB-49':
      'Fish spent before the fog roll add 1 to movement each, unless the table rules them out; a 1 fails whatever the movement.',
    'IB-AMB-50':
      'A turn lost in the fog leaves the ship off the map, without any action or free action; fish spent on it are gone.',
    'IB-AMB-51':
      'Turned over, the fog stack keeps its order, the first board used on top again; until a round is over there is no fog board to reach.',
    'IB-AMB-58':
      'Towns on the fog board work fully, with the side that is up; only the event marker never goes there.',
    'IB-AMB-87':
      'Home ports are chosen as ever while ships wait beside the map. Each turn a ship must be placed, in the region of last round too if wanted.',
    'IB-AMB-88':
      'A fog attempt names, before its roll, a region where the ship could stop, which is paid for only on success; there is one attempt a turn.',
  }),
  chapter(null, 'Rulings: Deep Fog, events and towns', {
    'IB-AMB-52':
      'An event left over stays face up with its marker placed anew each round; after a completed one the next comes with the next round.',
    'IB-AMB-53':
      "Of a town's cards a face-down one is taken first; if only the face-up one is left it is taken, and the event is over.",
    'IB-AMB-54':
      'In Deep Fog ports still bear cubes; event cards mark only the towns of sea boards.',
    'IB-AMB-57':
      'Deep Fog asks for no books at a row, offers one reputation card at Farwold, and refills an empty draw deck from the discards.',
    'IB-AMB-89':
      'Hidden towns stay owned and count, but cannot be visited or taken; on the top fog board an owned town works as anywhere.',
    'IB-AMB-90':
      'A search takes the named card alone and leaves the rest of the pile in order and unseen; cards taken never come back.',
  }),
  chapter(null, 'Rulings: Deep Fog, the monster and the end', {
    'IB-AMB-55':
      'Neither buildings nor the last token end Deep Fog; the monster waits for seven buildings at every number of players.',
    'IB-AMB-56':
      'The monster always needs 10, once for each player, and gives no visit; town abilities do not apply, but crew, wood, injuries and Embassy do.',
    'IB-AMB-59':
      'Deep Fog goes together with Trading and Raid, but not with Advanced, Close Quarters, Six Buildings or Architect.',
    'IB-AMB-91':
      'At the Deep Fog card one may face the monster, hunt and buy, but not visit or complete events; it counts as a region, the table beside the map does not.',
    'IB-AMB-92':
      'The monster emerges the moment a seventh building is owned, hand cards aside unless the table counts them; there is no limit of rounds, and play goes on past the last token.',
  }),
];
