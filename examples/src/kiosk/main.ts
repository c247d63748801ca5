import { startKiosk } from './kiosk.ts';

const root = document.getElementById('kiosk');
if (root === null) throw new Error('The page has no element #kiosk.');
startKiosk(root, window.location.origin);
