// An address that leads nowhere.
import { CompassRose } from '../look/compass-rose.tsx';
import { words } from '../words/index.ts';
import './text-page.css';

export function LostPage() {
  const say = words().lost;
  return (
    <main class="text-page lost">
      <svg viewBox="-110 -110 220 220" aria-hidden="true">
        <CompassRose x={0} y={0} size={200} />
      </svg>
      <h1>{say.title}</h1>
      <p>{say.about}</p>
      <a class="button weighty" href="/">
        {say.home}
      </a>
    </main>
  );
}
