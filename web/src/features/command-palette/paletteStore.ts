import { createSpotlight } from '@mantine/spotlight';

/** Opens and closes the palette from wherever it is asked for. */
export const [paletteStore, palette] = createSpotlight();
