// The web app begins here.
import './look/look.ts';
import './look/seats.css';

import { render } from 'preact';
import { App } from './app/app.tsx';
import { install } from './app/installing.ts';
import { followWindow } from './app/layout.ts';
import { speakAsAsked } from './words/index.ts';

followWindow();
render(<App />, document.getElementById('app') as HTMLElement);
install();
void speakAsAsked();
