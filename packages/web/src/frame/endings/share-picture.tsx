// Shares the picture of a finished game through the system's share sheet, or saves it.
import { useSignal } from '@preact/signals';
import { nameOfGame } from '../../core/game-names.ts';
import { words } from '../../words/index.ts';
import type { Stage } from '../stage.ts';

interface Props {
  readonly stage: Stage;
  readonly result: string;
}

export function SharePicture({ stage: { table }, result }: Props) {
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const share = async (): Promise<void> => {
    state.value = 'busy';
    try {
      const { picture } = await import('./picture.ts');
      const game = nameOfGame(table.game);
      const names = table.names.value;
      // Elsewhere “You” would be the reader.
      const players = names.includes(words().table.you) ? [] : names;
      const blob = await picture({ game, result, players });
      await send(
        new File([blob], `${table.game}.png`, { type: 'image/png' }),
        `${game}: ${result}`,
      );
      state.value = 'ready';
    } catch (error) {
      // Dismissing the system's share sheet is not a failure.
      state.value =
        error instanceof DOMException && error.name === 'AbortError' ? 'ready' : 'failed';
    }
  };
  const say = words().endings;
  return (
    <>
      <button type="button" disabled={state.value === 'busy'} onClick={() => void share()}>
        {state.value === 'busy' ? say.drawing : say.share}
      </button>
      {state.value === 'failed' && <p role="alert">{say.notDrawn}</p>}
    </>
  );
}

async function send(file: File, text: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file], text });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
