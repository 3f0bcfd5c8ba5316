import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { t } from '../../platform/i18n/texts';

// Shade 5 is the brand's colour (loading, accents); it is too light for text on white, so shade 7 is used for text and filled buttons.
const green: MantineColorsTuple = [
  '#eaf7f0',
  '#d3eedf',
  '#a8dfc1',
  '#74cf9e',
  '#45c783',
  '#22c16b',
  '#0f8147',
  '#0b6e3f',
  '#095a34',
  '#074629',
];

const sand: MantineColorsTuple = [
  '#fcfaf6',
  '#f6f1e7',
  '#ede4d3',
  '#e1d4bb',
  '#d2c09f',
  '#bfa780',
  '#a58b62',
  '#84704f',
  '#66573f',
  '#4a4030',
];

const saffron: MantineColorsTuple = [
  '#fdf5e6',
  '#fae8c9',
  '#f4d49a',
  '#edbf6c',
  '#e6ad4f',
  '#e2a03f',
  '#bb7c20',
  '#8a5a12',
  '#6b450d',
  '#4f3308',
];

// Neutral with a slight green tint, so that grey does not look cold beside sand.
const gray: MantineColorsTuple = [
  '#f7f8f6',
  '#eff2ee',
  '#e4e8e3',
  '#d5dbd4',
  '#bac3bb',
  '#8f9a93',
  '#66736b',
  '#4b5850',
  '#323f38',
  '#1d2923',
];

// Mantine's red has a contrast below 4.5:1 behind white text.
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fce8e6',
  '#f7cbc7',
  '#ffb4ab',
  '#f0857c',
  '#e05c52',
  '#c9372c',
  '#b3261e',
  '#8f1d17',
  '#6b1611',
];

// Surfaces of the dark mode, with the same green tint as the greys.
const dark: MantineColorsTuple = [
  '#dce4de',
  '#b8c2bb',
  '#94a098',
  '#6b776f',
  '#465149',
  '#323c36',
  '#272f2b',
  '#1c2320',
  '#141a17',
  '#0e1311',
];

const oneShadow = '0 1px 2px rgb(18 32 26 / 5%), 0 10px 30px rgb(18 32 26 / 8%)';

/** Breaks a title without spaces anywhere, so that it does not push the close button off a phone's screen. */
const wrapping = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** The look of the whole application (docs/rules/site.md#look): 8-pt spacing, 12-px radius, one shadow. */
export const theme = createTheme({
  colors: { green, sand, saffron, gray, red, dark },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#12201a',
  fontFamily: "'Cairo Variable', 'Cairo Fallback', system-ui, sans-serif",
  headings: {
    fontFamily: "'Cairo Variable', 'Cairo Fallback', system-ui, sans-serif",
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3.25rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', lineHeight: '1.25' },
      h3: { fontSize: '1.25rem', lineHeight: '1.35' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '0.75rem', xl: '2rem' },
  defaultRadius: 'md',
  shadows: { xs: oneShadow, sm: oneShadow, md: oneShadow, lg: oneShadow, xl: oneShadow },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // A <header> in a dialog would count as a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    ModalCloseButton: { defaultProps: { 'aria-label': t('close') } },
    DrawerCloseButton: { defaultProps: { 'aria-label': t('close') } },
    Button: { defaultProps: { fw: 600 } },
    Checkbox: { defaultProps: { radius: 4 } },
    Modal: {
      // Not centred: the top stays where it is when content comes or grows.
      defaultProps: { overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: { ...wrapping, fontWeight: 700, lineHeight: 1.35 } },
    },
    Drawer: { styles: { title: wrapping } },
  },
});

/**
 * Some of Mantine's greys and reds have a contrast below 4.5:1 on white; these do not. In the dark mode its light green is darker than the
 * cards, so that buttons on it look disabled.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--brand': '#22c16b', '--shadow': oneShadow },
  light: {
    '--line': '#e2e7e1',
    '--mantine-color-red-light': '#fce8e6',
    '--mantine-color-red-light-hover': '#f9dbd8',
    '--mantine-color-red-light-color': '#a3231b',
    '--mantine-color-saffron-light': '#fdf0d9',
    '--mantine-color-saffron-light-color': '#83510a',
    '--mantine-color-dimmed': '#56635c',
    '--mantine-color-placeholder': '#66736b',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#0b6e3f',
  },
  dark: {
    '--line': '#37413b',
    '--mantine-color-green-light': '#1f4d37',
    '--mantine-color-green-light-hover': '#286246',
    '--mantine-color-green-light-color': '#a8dfc1',
    '--mantine-color-red-light': '#3f211e',
    '--mantine-color-red-light-hover': '#502925',
    '--mantine-color-red-light-color': '#ffb4ab',
    '--mantine-color-saffron-light': '#382a12',
    '--mantine-color-saffron-light-color': '#f4d49a',
    '--mantine-color-dimmed': '#a3b0a9',
    '--mantine-color-placeholder': '#8f9a93',
    '--mantine-color-error': '#ff8a80',
    '--mantine-color-anchor': '#45c783',
  },
});
