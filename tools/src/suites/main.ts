// Prints the hash over the inputs of one folder of journeys: an input of its Nx target. `--files` lists them instead.
import { journeyHash, journeyInputs } from './journeys.ts';

const [journey = '', option] = process.argv.slice(2);
console.log(option === '--files' ? journeyInputs(journey).join('\n') : journeyHash(journey));
