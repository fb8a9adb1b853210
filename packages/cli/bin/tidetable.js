#!/usr/bin/env -S node --max-semi-space-size=64
import './needs-node.js';

import('./run.js');
