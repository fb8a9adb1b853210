// Every rule from both sides, in the order of the rulebook. Unless a test says otherwise, the tiles lie like this:
//
//                          Fools' Landing    Bronze Gate
//           Copper Gate    Gold Gate         Iron Gate          Silver Gate
//   Moon    Sun            Whispering        Howling            Embers          Shadows
//   Coral   Tidal          Breakers Bridge   Cliffs of Abandon  Crimson Forest  Dunes of Deception
//           Lost Lagoon    Misty Marsh       Observatory        Phantom Rock
//                          Twilight Hollow   Watchtower
import { everyRuleIsTested } from '@tidetable/conformance';
import { forbiddenIsland } from '../rules/index.ts';
import './rules/contents.ts';
import './rules/object.ts';
import './rules/setup.ts';
import './rules/order-of-play.ts';
import './rules/take-up-to-3-actions.ts';
import './rules/move.ts';
import './rules/moving-adventurers.ts';
import './rules/shore-up.ts';
import './rules/give-a-treasure-card.ts';
import './rules/capture-a-treasure.ts';
import './rules/draw-treasure-cards.ts';
import './rules/special-action-cards.ts';
import './rules/waters-rise.ts';
import './rules/hand-limit.ts';
import './rules/draw-flood-cards.ts';
import './rules/pawns-on-flooded-tiles.ts';
import './rules/winning-the-game.ts';
import './rules/losing-the-game.ts';
import './rules/difficulty.ts';
import './rules/rulings.ts';
import './rules/out-of-place.ts';

everyRuleIsTested(forbiddenIsland);
