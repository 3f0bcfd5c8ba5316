import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { To } from 'react-router-dom';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { LoadFailure } from '../../kit/state/Loaded';
import { Scroller } from '../../kit/display/Scroller';
import { allCategories } from './fleetState';
import { VehicleCard, type ReservedVehicle } from './VehicleCard';
import { useCarouselVehiclesQuery } from './VehicleCarousel.generated';
import classes from './VehicleCarousel.module.css';
import { t } from './texts';

interface VehicleCarouselProps {
  detailTo: (vehicleId: string) => To;
  onReserve: (vehicle: ReservedVehicle) => void;
}

const slideWidth = 'min(21.5rem, 82vw)';

/** Shows the fleet by category: one tab per category, its vehicles in a row. */
export const VehicleCarousel = ({ detailTo, onReserve }: VehicleCarouselProps) => {
  const [category, setCategory] = useState<VehicleCategory>('CITY_CAR');
  return (
    <>
      <div className={classes.tabs} role="group" aria-label={t('search.category')}>
        {allCategories.map((key) => (
          <button
            key={key}
            type="button"
            className={classes.tab}
            aria-pressed={key === category}
            onClick={() => setCategory(key)}
          >
            {t(`common:category.${key}`)}
          </button>
        ))}
      </div>
      <CategoryRow key={category} category={category} detailTo={detailTo} onReserve={onReserve} />
    </>
  );
};

const CategoryRow = ({ category, detailTo, onReserve }: VehicleCarouselProps & { category: VehicleCategory }) => {
  const { data, error, refetch } = useCarouselVehiclesQuery({ variables: { category } });
  const vehicles = data?.vehicles.items;
  if (!vehicles) {
    return error ? (
      <LoadFailure error={error} refetch={refetch} />
    ) : (
      <div className={classes.skeletons} aria-busy>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height={440} />
        ))}
      </div>
    );
  }
  if (vehicles.length === 0) return <p className={classes.empty}>{t('vehicle.emptyCategory')}</p>;
  return (
    <Scroller
      label={t('vehicle.carousel', { category: t(`common:category.${category}`) })}
      previousLabel={t('vehicle.previous')}
      nextLabel={t('vehicle.next')}
      slideWidth={slideWidth}
    >
      {vehicles.map((vehicle) => (
        <VehicleCard key={vehicle.id} vehicle={vehicle} detailTo={detailTo(vehicle.id)} onReserve={onReserve} />
      ))}
    </Scroller>
  );
};
