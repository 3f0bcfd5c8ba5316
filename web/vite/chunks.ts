import type { Rolldown } from 'vite';

/** Matches what stands below one of the folders, on either kind of path; folders are written with `/`. */
const below = (...folders: string[]): RegExp =>
  new RegExp(`/(?:${folders.join('|')})(?:/|\\.)`.replaceAll('/', '[\\\\/]'));

const framework = below(
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)',
  'node_modules/(?:@apollo|@wry|optimism|rxjs|tslib|clsx|@mantine)',
);

/** Apollo prints every operation with these; the rest of the package is for the explorer. */
const printer = below(
  'node_modules/graphql/language/(?:visitor|printer|ast|kinds|blockString|printString|characterClasses)',
);

const icons = [
  'AlertCircle|AlertTriangle|BrandFacebook|BrandInstagram|BrandTwitter|BrandWhatsapp|Briefcase|Calendar|Car|Check',
  'ChevronLeft|ChevronRight|CloudOff|GasStation|Lock|Mail|ManualGearbox|MapPin|Phone|Search|Users',
].join('|');

/** What nearly every page shows. Leaves only: what these would import is cut out of where it belongs. */
const common = below(
  'node_modules/@mantine/core/esm/components/(?:Alert|Button|CloseButton|Input|Loader|Skeleton|UnstyledButton)',
  'node_modules/@mantine/core/esm/core/(?:styles-api/use-resolved-styles-api|MantineProvider/color-functions/get-auto-contrast-value)',
  'node_modules/@mantine/hooks/esm/(?:use-id|use-merged-ref|use-uncontrolled|utils/random-id)',
  `node_modules/@tabler/icons-react/dist/esm/(?:createReactComponent|icons/Icon(?:${icons}))`,
  'src/lib/(?:AgencyNow|errors|format|paths|session|time|useAgencyNow|usePageTitle)',
  'src/lib/i18n/(?:common|site|translate|fr/common|fr/site)',
);

/** The search and the vehicle's card, on the home page and the fleet's. */
const fleet = below(
  'src/features/vehicle/(?:fleetState|QuoteLine|SearchHeader|searchMarker|VehicleCard|VehicleFacts)',
  'src/areas/public/useVehicleDialogs',
);

/**
 * Which modules share a file. Left to itself the bundler cuts what pages have in common into dozens of small files, each
 * with a request and a dictionary of its own: grouped, a visitor's first page is a tenth lighter.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // what every page needs, and nothing else of these packages
    { name: 'framework', tags: ['$initial'], test: (id) => framework.test(id) || printer.test(id) },
    { name: 'common', test: common },
    { name: 'fleet', test: fleet },
  ],
};
