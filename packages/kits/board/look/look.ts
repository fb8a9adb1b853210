// Fonts, colours and the basic shapes, for every page.
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/im-fell-english-sc/400.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './tokens.css';
import './base.css';
import './still.css';
