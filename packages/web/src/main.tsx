// Entry point of the web app.
import '@tidetable/board/look/look.ts';
import '@tidetable/board/look/seats.css';

import { speakAsAsked } from '@tidetable/board/words/language.ts';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { install } from './core/installing.ts';
import { followWindow } from './core/layout.ts';
import { followLinks } from './core/route.ts';

followWindow();
followLinks();
render(<App />, document.getElementById('app') as HTMLElement);
install();
void speakAsAsked();
