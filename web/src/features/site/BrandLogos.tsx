import { Scroller } from '../../kit/display/Scroller';
import { useBrandLogosQuery } from './BrandLogos.generated';
import classes from './BrandLogos.module.css';
import { t } from './texts';

/** Returns the brands with a logo; undefined while they are loading, none if that fails, because the page works without them. */
const useShownBrands = () => {
  const { data, loading } = useBrandLogosQuery({ fetchPolicy: 'cache-first' });
  if (!data && loading) return undefined;
  return data?.brands.items.filter((brand) => brand.shownOnSite && brand.imageUrl) ?? [];
};

/** Shows the public brands in one line. */
export const BrandStrip = () => {
  const brands = useShownBrands();
  if (!brands) return <div className={classes.stripRoom} />;
  if (brands.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{t('home.services.brands')}</h3>
      <ul className={classes.strip}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <img src={brand.imageUrl ?? ''} alt={brand.name} loading="lazy" />
          </li>
        ))}
      </ul>
    </>
  );
};

/** Shows the partners' logos: slides 234 pixels wide, two to five visible (docs/rules/site.md#home-page). */
export const PartnerCarousel = () => {
  const brands = useShownBrands();
  if (!brands) return <div className={classes.partnersRoom} />;
  if (brands.length === 0) return null;
  return (
    <section className={classes.partners} aria-labelledby="titre-partenaires">
      <h2 id="titre-partenaires">{t('home.partners')}</h2>
      <Scroller
        label={t('home.partners')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        slideWidth="min(234px, calc(50% - 0.375rem))"
      >
        {brands.map((brand) => (
          <div key={brand.id} className={classes.logo}>
            <img src={brand.imageUrl ?? ''} alt={brand.name} loading="lazy" />
          </div>
        ))}
      </Scroller>
    </section>
  );
};
