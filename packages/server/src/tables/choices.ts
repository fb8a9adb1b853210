// What a seat may do, and what it may not and why: actions in notation, by the rule behind them.
import {
  type Action,
  type Core,
  fill,
  type Game,
  type Menu,
  type RuleId,
  type Seat,
  write,
} from '@tidetable/engine';
import { type ActionsByRule, diffOfTexts } from '@tidetable/protocol';

interface Group {
  readonly rule: RuleId;
  readonly actions: string[];
}

/** Hot path: groups are lists, not objects keyed by rule. */
export class Choices implements Menu<Action> {
  readonly explaining = true;
  readonly allowed: Group[] = [];
  readonly barred: Group[] = [];
  readonly opened: Group[] = [];
  /** The action by which the clock ends the game; no seat may choose it. */
  readonly #timeUp: string | undefined;

  private constructor(timeUp: string | undefined) {
    this.#timeUp = timeUp;
  }

  /** Null where there is nothing to choose from. */
  static of(game: Game, state: Core, seat: Seat): Choices | null {
    const choices = new Choices(game.timeUp);
    fill(game, state, seat, choices);
    const { allowed, barred, opened } = choices;
    return allowed.length + barred.length + opened.length === 0 ? null : choices;
  }

  allow(action: Action, rule: RuleId): void {
    if (action.type !== this.#timeUp) add(this.allowed, action, rule);
  }

  bar(action: Action, rule: RuleId): void {
    add(this.barred, action, rule);
  }

  open(action: Action, rule: RuleId): void {
    add(this.opened, action, rule);
  }

  plain(): {
    readonly allowed: ActionsByRule;
    readonly barred: ActionsByRule;
    readonly open: ActionsByRule;
  } {
    const { allowed, barred, opened } = this;
    return { allowed: byRule(allowed), barred: byRule(barred), open: byRule(opened) };
  }

  /** How these differ from those before, as JSON; null if they do not. */
  patch(before: Choices): string | null {
    const parts: string[] = [];
    addPart(parts, 'allowed', patchOfGroups(before.allowed, this.allowed));
    addPart(parts, 'barred', patchOfGroups(before.barred, this.barred));
    addPart(parts, 'open', patchOfGroups(before.opened, this.opened));
    return parts.length === 0 ? null : `{${parts.join()}}`;
  }
}

function addPart(parts: string[], name: string, patch: string | null): void {
  if (patch !== null) parts.push(`"${name}":${patch}`);
}

/** Searched from the end: most offers come under the same rule as the one before. */
function add(groups: Group[], action: Action, rule: RuleId): void {
  for (let nth = groups.length - 1; nth >= 0; nth--) {
    const group = groups[nth];
    if (group?.rule === rule) return void group.actions.push(write(action));
  }
  groups.push({ rule, actions: [write(action)] });
}

function byRule(groups: readonly Group[]): ActionsByRule {
  return Object.fromEntries(groups.map(({ rule, actions }) => [rule, actions]));
}

const NONE: readonly string[] = [];

function under(groups: readonly Group[], rule: RuleId): readonly string[] {
  for (const group of groups) if (group.rule === rule) return group.actions;
  return NONE;
}

function patchOfGroups(before: readonly Group[], after: readonly Group[]): string | null {
  let parts = '';
  for (const { rule, actions } of after) {
    const patch = diffOfTexts(under(before, rule), actions);
    if (patch !== null) parts += `${parts === '' ? '' : ','}"${rule}":${patch}`;
  }
  for (const { rule } of before)
    if (under(after, rule) === NONE) parts += `${parts === '' ? '' : ','}"${rule}":[]`;
  return parts === '' ? null : `{${parts}}`;
}
