import { IconBadgeTm, IconPhotoOff } from '@tabler/icons-react';
import type { Column } from '../../kit/list/columns';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import { ManagedList } from '../../kit/list/ManagedList';
import { useRecordList } from '../../kit/list/useRecordList';
import { brandsQuery } from './brandsQuery';
import { BrandForm } from './BrandForm';
import { BrandDocument } from './BrandForm.generated';
import {
  BrandOfActDocument,
  BrandsExportDocument,
  DeleteBrandDocument,
  BrandRowFragmentDoc,
  type BrandRowFragment,
} from './BrandList.generated';
import classes from './BrandList.module.css';
import type { BrandsView } from './brandsView';
import { BrandSwitch } from './BrandSwitch';
import { t } from './texts';

const Logo = ({ brand }: { brand: BrandRowFragment }) =>
  brand.imageUrl ? (
    <img src={brand.imageUrl} alt="" width={72} height={48} className={classes.logo} />
  ) : (
    <span className={classes.noLogo} role="img" aria-label={t('noPhoto')}>
      <IconPhotoOff size={20} stroke={1.5} aria-hidden />
    </span>
  );

const columns: readonly Column<BrandRowFragment>[] = [
  { key: 'photo', label: t('columns.photo'), cell: (brand) => <Logo brand={brand} />, card: 'head' },
  { key: 'NAME', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head', sort: 'ASC' },
  { key: 'shown', label: t('columns.shown'), cell: (brand) => <BrandSwitch brand={brand} />, card: 'aside' },
];

const filters: readonly ListFilter<BrandsView>[] = [
  choiceFilter({
    label: t('shown.label'),
    any: t('shown.any'),
    choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`shown.${value}`) })),
    get: ({ shown }) => shown,
    change: (shown) => ({ shown }),
    chip: ({ value }) => t('chipShown', { value: t(`common:${value}`) }),
    place: 'bar',
  }),
];

/** Lists the brands, with the view in the address (docs/rules/fleet.md#brands). */
export const BrandList = () => {
  const list = useRecordList({
    ...brandsQuery,
    pageOf: ({ brands }) => brands,
    exported: { query: BrandsExportDocument, fileOf: (answer) => answer.brandsExport },
  });
  return (
    <ManagedList
      name="marques"
      list={list}
      fragment={BrandRowFragmentDoc}
      t={t}
      icon={IconBadgeTm}
      columns={columns}
      minWidth={560}
      nameOf={({ name }) => name}
      search={{ fields: [{ value: '', label: t('search') }] }}
      filters={filters}
      form={BrandForm}
      stored={{ query: BrandDocument, recordOf: ({ brand }) => brand }}
      query={BrandOfActDocument}
      nameIn={({ brand }) => brand?.name}
      deletion={DeleteBrandDocument}
      removed={{ title: t('removed'), message: t('removedText') }}
    />
  );
};
