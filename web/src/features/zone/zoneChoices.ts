/** Colours that are distinguishable on the map, each dark enough on a light ground. */
export const colors = [
  { name: 'green', value: '#0b6e3f' },
  { name: 'blue', value: '#1c5fa8' },
  { name: 'ochre', value: '#9a5b00' },
  { name: 'red', value: '#b3261e' },
  { name: 'purple', value: '#6b3fa0' },
  { name: 'slate', value: '#4b5850' },
] as const;
/** The initial colour of a new zone. */
export const defaultColor: string = colors[0].value;
