// The web app begins here.
import './look/look.ts';
import './look/seats.css';

import { render } from 'preact';
import { App } from './app/app.tsx';
import { install } from './app/installing.ts';
import { speakAsAsked } from './words/index.ts';

render(<App />, document.getElementById('app') as HTMLElement);
install();
void speakAsAsked();
