/** A word without a place to break. */
export const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** A name of a person or a thing that is longer than any designer thinks. */
export const longName = `${longWord} Featherstonehaugh-Cholmondeley`;

/** An email that fits no line. */
export const longEmail = `maximiliana.wilhelmina@${longWord.toLowerCase()}.club.example`;
