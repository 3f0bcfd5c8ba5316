import { render } from '@testing-library/react';
import { SiteName, usePageTitle } from './usePageTitle';

const Page = ({ title }: { title: string }) => {
  usePageTitle(title);
  return null;
};

test("the tab's title names the page, and the agency once it is known", () => {
  const at = (site: string) => (
    <SiteName value={site}>
      <Page title="Réservations" />
    </SiteName>
  );
  const { rerender } = render(at(''));
  expect(document.title).toBe('Réservations');
  rerender(at('Atlas Drive'));
  expect(document.title).toBe('Réservations · Atlas Drive');
});
