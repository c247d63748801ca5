import { expect, test } from 'vitest';
import { plans } from './index.ts';
import type { Place, Plan } from './plan.ts';
import { distanceTo, isWithin, meters } from './testGeometry.ts';

/** How far a named thing may be from where it is, in meters. */
const TOLERANCE = 300;

/** Where things are, as their own publications and encyclopedias say, by city and name: one place of it, or several along it. */
const landmarks: Readonly<Record<keyof typeof plans, Readonly<Record<string, string>>>> = {
  paris: {
    Seine: '48.8499 2.3632, 48.8583 2.3375, 48.8635 2.3196, 48.8634 2.3015',
    'Canal Saint-Martin': '48.8716 2.3642, 48.8785 2.3665',
    'Jardin du Luxembourg': '48.8462 2.3372',
    'Place des Vosges': '48.8556 2.3655',
    'Rue de Rivoli': '48.8580 2.3490, 48.8640 2.3322',
    Montmartre: '48.8867 2.3400',
    'Palais-Royal': '48.8635 2.3372',
    Bastille: '48.8532 2.3692',
  },
  london: {
    Thames: '51.5009 -0.1216, 51.5095 -0.0985, 51.5055 -0.0754',
    'The Serpentine': '51.5053 -0.1660',
    'Hyde Park': '51.5073 -0.1657',
    'Regent’s Park': '51.5313 -0.1570',
    'Oxford Street': '51.5152 -0.1418',
    'Portobello Road': '51.5172 -0.2065',
    Mayfair: '51.5110 -0.1470',
    Shoreditch: '51.5260 -0.0780',
  },
  'new-york': {
    'Central Park': '40.7712 -73.9742, 40.7944 -73.9560',
    'Washington Square Park': '40.7308 -73.9973',
    'Canal Street': '40.7190 -74.0010',
    'Fifth Avenue': '40.7794 -73.9632',
    Tribeca: '40.7163 -74.0086',
    'Brooklyn Heights': '40.6960 -73.9933',
  },
  tokyo: {
    'Sumida River': '35.7107 139.7987, 35.7012 139.7933, 35.6625 139.7750',
    'Hibiya Park': '35.6737 139.7560',
    'Ueno Park': '35.7148 139.7734',
    'Chuo-dori': '35.6714 139.7650',
    Omotesando: '35.6670 139.7090',
    Ginza: '35.6717 139.7650',
    Yanaka: '35.7255 139.7680',
  },
  lisbon: {
    'Parque Eduardo VII': '38.7290 -9.1530',
    'Castelo de São Jorge': '38.7139 -9.1335',
    'Avenida da Liberdade': '38.7200 -9.1456',
    'Rua Augusta': '38.7108 -9.1372',
    Alfama: '38.7118 -9.1300',
    Chiado: '38.7107 -9.1420',
  },
  rome: {
    Tevere:
      '41.9355 12.4668, 41.9328 12.4612, 41.9250 12.4613, 41.9053 12.4739, 41.9017 12.4664, 41.8905 12.4775',
    'Villa Borghese': '41.9142 12.4921',
    'Villa Doria Pamphilj': '41.8845 12.4500',
    'Circo Massimo': '41.8860 12.4852',
    'Via del Corso': '41.9035 12.4793',
    'Via dei Fori Imperiali': '41.8930 12.4865',
    Trastevere: '41.8890 12.4700',
    Testaccio: '41.8765 12.4755',
  },
  kyoto: {
    Kamogawa: '35.0090 135.7718, 34.9960 135.7683',
    'Kyoto Gyoen': '35.0250 135.7621',
    'Nijo Castle': '35.0142 135.7482',
    'Shijo-dori': '35.0037 135.7690',
    Gion: '35.0037 135.7752',
    Kurama: '35.1130 135.7710',
    Takao: '35.0551 135.6710',
  },
  marrakech: {
    'Bassin de la Ménara': '31.6133 -8.0217',
    'Jardin Majorelle': '31.6418 -8.0031',
    'Avenue Mohammed V': '31.6305 -7.9980',
    Guéliz: '31.6350 -8.0110',
    Mellah: '31.6210 -7.9830',
  },
  'amalfi-coast': {
    'Villa Cimbrone': '40.6438 14.6117',
    'Via Amalfitana': '40.6340 14.6022, 40.6493 14.6405',
    Positano: '40.6281 14.4850',
    Amalfi: '40.6340 14.6027',
    Ravello: '40.6492 14.6117',
    Praiano: '40.6121 14.5246',
  },
  'lake-como': {
    'Lago di Como': '45.8500 9.0850, 45.9960 9.2500',
    'Villa Carlotta': '45.9868 9.2306',
    'Monte Generoso': '45.9300 9.0190',
    Valsassina: '45.9739 9.4500, 46.0003 9.3845, 46.0225 9.3640',
    'Strada Menaggina': '46.0400 9.1650, 46.0371 9.1292',
    Bellagio: '45.9860 9.2610',
    Varenna: '46.0105 9.2840',
  },
  'st-moritz': {
    'Lej da San Murezzan': '46.4940 9.8460',
    'Lej da Staz': '46.4969 9.8670',
    Corviglia: '46.5087 9.8188',
    Celerina: '46.5120 9.8580',
  },
  santorini: {
    'Nea Kameni': '36.4040 25.3960',
    'Skaros Rock': '36.4325 25.4189',
    Oia: '36.4618 25.3753',
    Fira: '36.4166 25.4324',
    Emporio: '36.3582 25.4462',
  },
  'cape-town': {
    'Table Mountain': '-33.9628 18.4098',
    Kirstenbosch: '-33.9881 18.4325',
    'Long Street': '-33.9240 18.4180',
    'Chapman’s Peak Drive': '-34.0478 18.3602',
    'Bo-Kaap': '-33.9208 18.4150',
    'Camps Bay': '-33.9510 18.3800',
  },
  'mexico-city': {
    'Bosque de Chapultepec': '19.4204 -99.1819',
    'Parque México': '19.4118 -99.1695',
    'Paseo de la Reforma': '19.4270 -99.1677',
    Periférico: '19.4283 -99.2039, 19.3055 -99.2085',
    Coyoacán: '19.3500 -99.1621',
    'Centro Histórico': '19.4326 -99.1332',
  },
  copenhagen: {
    'Peblinge Sø': '55.6844 12.5610',
    'Sortedams Sø': '55.6880 12.5655, 55.6925 12.5733',
    'Sankt Jørgens Sø': '55.6790 12.5575',
    'Kongens Have': '55.6850 12.5795',
    'Sundby Idrætspark': '55.6536 12.6008',
    Nørrebrogade: '55.6873 12.5629, 55.6944 12.5489',
    Strøget: '55.6788 12.5790',
    Christianshavn: '55.6730 12.5930',
  },
  patagonia: {
    'Ruta 40': '-49.6500 -71.9800, -49.8306 -72.0520',
    'El Chaltén': '-49.3315 -72.8863',
    'El Calafate': '-50.3380 -72.2648',
    'Puerto Natales': '-51.7270 -72.4990',
  },
};

const placesOf = (text: string): Place[] =>
  text.split(', ').map((place) => {
    const [latitude = Number.NaN, longitude = Number.NaN] = place.split(' ').map(Number);
    return [latitude, longitude];
  });

/** Returns how far a place is from the named things of a plan, in meters. */
const distanceFrom = (plan: Plan, name: string, place: Place) => {
  const areas = [...plan.lakes, ...plan.islands, ...plan.parks];
  const lines = [...plan.rivers, ...plan.streets];
  const points = [...plan.seas, ...plan.quarters, ...plan.cities];
  const named = (things: readonly { name: string; places: readonly Place[] }[]) =>
    things.filter((thing) => thing.name === name).map(({ places }) => places);
  return Math.min(
    ...named(areas).map((outline) =>
      isWithin(place, outline) ? 0 : distanceTo(place, [...outline, ...outline.slice(0, 1)]),
    ),
    ...named(lines).map((line) => distanceTo(place, line)),
    ...named(points).flatMap((all) =>
      all.map((point) => {
        const { x, y } = meters(point, place);
        return Math.hypot(x, y);
      }),
    ),
  );
};

test.each(Object.entries(plans))(
  'sample-club-31: what %s is known for is within 300 m of where it is',
  (city, plan: Plan) => {
    const far = Object.entries(landmarks[city as keyof typeof plans]).flatMap(([name, text]) =>
      placesOf(text)
        .map((place) => ({ name, place, meters: distanceFrom(plan, name, place) }))
        .filter((landmark) => landmark.meters > TOLERANCE),
    );
    expect(far).toEqual([]);
  },
);
