// How a table is run: its pace, and what happens when time is up or somebody leaves.
import { capital } from '@tidetable/engine';
import { words } from '../words/index.ts';
import { DAY, PACES, type Pace, type TableSettings } from './draft.ts';
import { Choose, NumberField } from './fields.tsx';

interface Props {
  readonly settings: TableSettings;
  change(changes: Partial<TableSettings>): void;
}

const named = <K extends string>(names: Readonly<Record<K, string>>) =>
  (Object.entries(names) as [K, string][]).map(([key, name]) => [key, capital(name)] as const);

export function PaceFields({ settings: { pace }, change }: Props) {
  const say = words().online.create;
  const set = (next: Pace): void => change({ pace: next });
  return (
    <div class="row">
      <Choose
        label={say.pace}
        value={pace.kind}
        choices={named(say.paces)}
        pick={(kind) => set(PACES[kind])}
      />
      {pace.kind === 'live' && (
        <>
          <NumberField
            label={say.bank}
            value={pace.bank / 60}
            min={1}
            max={600}
            pick={(minutes) => set({ ...pace, bank: minutes * 60 })}
          />
          <NumberField
            label={say.increment}
            value={pace.increment}
            min={0}
            max={600}
            pick={(increment) => set({ ...pace, increment })}
          />
        </>
      )}
      {pace.kind === 'per-move' && (
        <NumberField
          label={say.days}
          value={pace.time / DAY}
          min={1}
          max={30}
          pick={(days) => set({ ...pace, time: days * DAY })}
        />
      )}
    </div>
  );
}

export function RunningFields({ settings, change }: Props) {
  const say = words().online.create;
  return (
    <>
      {settings.pace.kind !== 'untimed' && (
        <Choose
          label={say.atZero}
          value={settings.atZero}
          choices={named(say.atZeros)}
          pick={(atZero) => change({ atZero })}
        />
      )}
      <Choose
        label={say.leaver}
        value={settings.leaver}
        choices={named(say.leavers)}
        pick={(leaver) => change({ leaver })}
      />
      <Choose
        label={say.undo}
        value={settings.undo}
        choices={named(say.undos)}
        pick={(undo) => change({ undo })}
      />
    </>
  );
}
