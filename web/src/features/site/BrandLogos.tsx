import { t } from '../../lib/i18n/site';
import { Scroller } from '../../ui/Scroller';
import { useBrandLogosQuery } from './BrandLogos.generated';
import classes from './BrandLogos.module.css';

/** The brands that staff show on the site. Decoration: when it cannot load, the page stands without it. */
export const BrandLogos = () => {
  const { data } = useBrandLogosQuery();
  const brands = data?.brands.items.filter((brand) => brand.shownOnSite && brand.imageUrl) ?? [];
  if (brands.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{t('home.services.brands')}</h3>
      <Scroller
        label={t('home.services.brands')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        slideWidth="min(234px, 44vw)"
      >
        {brands.map((brand) => (
          <div key={brand.id} className={classes.logo}>
            <img src={brand.imageUrl ?? ''} alt={brand.name} loading="lazy" />
          </div>
        ))}
      </Scroller>
    </>
  );
};
