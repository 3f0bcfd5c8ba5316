import type { Rolldown } from 'vite';

/** Matches modules below one of the folders, with either path separator; folders are written with `/`. */
const below = (...folders: string[]): RegExp =>
  new RegExp(`/(?:${folders.join('|')})(?:/|\\.)`.replaceAll('/', '[\\\\/]'));

const framework = below(
  'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)',
  'node_modules/(?:@apollo|@wry|optimism|rxjs|tslib|clsx|@mantine)',
);

/** Apollo prints every operation with these; only the explorer needs the rest of the package. */
const printer = below(
  'node_modules/graphql/language/(?:visitor|printer|ast|kinds|blockString|printString|characterClasses|reducer)',
  'node_modules/graphql/jsutils/(?:devAssert|inspect)',
);

const icons = [
  'AlertCircle|AlertTriangle|BrandFacebook|BrandInstagram|BrandTwitter|BrandWhatsapp|Briefcase|Calendar|Car|Check',
  'ChevronLeft|ChevronRight|CloudOff|GasStation|Lock|Mail|ManualGearbox|MapPin|Phone|Search|Users',
].join('|');

/** What nearly every page uses. Only modules without imports of their own, which would otherwise be pulled in too. */
const common = below(
  'node_modules/@mantine/core/esm/components/(?:Alert|Burger|Button|CloseButton|Input|Loader|Skeleton|UnstyledButton|VisuallyHidden)',
  'node_modules/@mantine/core/esm/core/(?:DirectionProvider|utils/create-safe-context|utils/get-default-z-index|styles-api/use-resolved-styles-api|MantineProvider/color-functions/get-auto-contrast-value)',
  'node_modules/@mantine/hooks/esm/(?:use-debounced-callback|use-id|use-merged-ref|use-uncontrolled|utils/random-id|utils/use-callback-ref)',
  `node_modules/@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:${icons}))`,
  'src/lib/(?:AgencyNow|errors|format|guards|pageOf|paths|pictures|session|time|useAgencyNow|usePageTitle|useQuery)',
  'src/ui/(?:ErrorState|PageLoading|Picture|Popup|WhenNear|Zellige|lazyPart)',
  'src/lib/i18n/(?:common|site|translate|fr/common|fr/site)',
);

/** The layout of every page of the site. */
const site = below(
  'src/areas/public/(?:ArrivalNotice|Footer|FormPage|Navbar|PublicLayout.module|useOverlayParam)',
  'src/features/site/(?:SiteSettings|WhatsappButton|usePublicTitle|useSiteSettings)',
);

/** The search and the vehicle card of the home page and the fleet page. */
const fleet = below(
  'src/features/vehicle/(?:fleetState|QuoteLine|SearchHeader|searchMarker|VehicleCard|VehicleFacts)',
  'src/areas/public/useVehicleDialogs',
);

/** The view of a page in its address. */
const address = below('src/ui/list/(?:listParams|useListParams)');

/** The fleet's results, and other paginated lists. */
const results = below(
  'src/features/vehicle/(?:CompareBar|FleetFilters|FleetResults|useFleet)',
  'src/ui/(?:EmptyState|Pagination|pageWindow|list/ViewLink)',
  'node_modules/@tabler/icons-react/dist/esm/icons/Icon(?:AdjustmentsHorizontal|CalendarX|CarOff)',
);

/** Input and select components. */
const fields = below(
  'node_modules/@mantine/core/esm/utils/InlineInput',
  'node_modules/@mantine/core/esm/components/(?:ActionIcon|Anchor|Checkbox|Combobox/Combobox.module|Combobox/ComboboxChevron|Combobox/get-parsed-combobox-data|InputBase|NativeSelect|TextInput)',
  'node_modules/@mantine/hooks/esm/use-isomorphic-effect',
);

/** The parts of our forms. */
const forms = below(
  'node_modules/@mantine/form',
  'node_modules/(?:fast-deep-equal|klona)',
  'node_modules/@apollo/client/react/hooks/(?:useMutation|internal/useIsomorphicLayoutEffect)',
  'src/kit/form/(?:fieldPath|focusFirstError|missing|recordValues|useServerForm)',
  'src/lib/recentRequests',
);

/** The public reservation forms; not what asks before them, which the other pages load. */
const reservation = below(
  'src/features/reservation-form/(?:DriverFields|Extras|PriceSummary|ReservationForm|SecondDriver|TripFields|reservationDraft|reservationInput|useReservationForm)',
  'src/domain/reservation/(?:PeriodInputs|PlaceSelect|Places|Quote|dayPrices|draft|taken|useQuote)',
  'node_modules/@mantine/core/esm/components/Textarea',
  'node_modules/@tabler/icons-react/dist/esm/icons/IconUser(?:Minus|Plus)',
);

/** Popovers and scroll areas. */
const floating = below('node_modules/@floating-ui', 'node_modules/@mantine/core/esm/components/ScrollArea');

/** Components that cover the page. */
const dialogs = below(
  'node_modules/@mantine/core/esm/components/(?:FocusTrap|Modal|ModalBase|Overlay|Paper|Portal|Transition)',
  'node_modules/@mantine/hooks/esm/(?:use-focus-return|use-focus-trap|use-reduced-motion|use-window-event)',
  'node_modules/(?:aria-hidden|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar)',
);

/**
 * Groups modules into shared files. By default the bundler splits shared code into dozens of small files, each with its own request and
 * compression: grouped, a visitor's first page is a tenth smaller.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // What every page needs, and nothing else of these packages.
    { name: 'framework', tags: ['$initial'], test: (id) => framework.test(id) || printer.test(id) },
    { name: 'common', test: (id) => common.test(id) || id.includes('vite/preload-helper') },
    { name: 'site', test: site },
    { name: 'fleet', test: fleet },
    { name: 'address', test: address },
    { name: 'results', test: results },
    { name: 'fields', test: fields },
    { name: 'forms', test: forms },
    { name: 'reservation', test: reservation },
    { name: 'floating', test: floating },
    { name: 'dialogs', test: dialogs },
  ],
};
