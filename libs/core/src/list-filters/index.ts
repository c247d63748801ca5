export { ANYWHERE, chosenCity, citiesOf } from './cities.ts';
export { filterList, isFiltered, type ListChoice, type ListProperties } from './filterList.ts';
