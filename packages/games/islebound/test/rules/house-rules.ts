// House rules: each doubtful ruling by default, and its other reading.
import './house-rules-city.ts';
import './house-rules-conquest.ts';
import './house-rules-sailing.ts';
import './house-rules-towns.ts';
