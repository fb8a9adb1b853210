// The web app begins here.
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './look/tokens.css';
import './look/base.css';
import './look/seats.css';

import { render } from 'preact';
import { App } from './app/app.tsx';
import { install } from './app/installing.ts';

render(<App />, document.getElementById('app') as HTMLElement);
install();
