import type { Browser, CDPSession, Page, ViewportSize } from '@playwright/test';

/** A page that journeys use one after another. A failed journey ends its worker, and the page with it. */
export class SharedPage {
  private constructor(
    readonly page: Page,
    private readonly origin: string,
    private readonly session: CDPSession,
    private readonly viewport: ViewportSize | null,
  ) {}

  /** Opens a page as the options of the running journey say. */
  static async open(browser: Browser, origin: string): Promise<SharedPage> {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    const shared = new SharedPage(page, origin, await context.newCDPSession(page), page.viewportSize());
    await shared.leave();
    return shared;
  }

  /** Stores what a login has left in the browser. */
  async begin(entries: Record<string, string>): Promise<void> {
    await this.page.evaluate((all) => {
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, entries);
  }

  /** Leaves the page for a text of the same site, and removes all that it has stored: cookies and databases too. */
  async leave(): Promise<void> {
    const { page, origin, session, viewport } = this;
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => sessionStorage.clear());
    await page.context().clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (viewport) await page.setViewportSize(viewport);
  }
}
