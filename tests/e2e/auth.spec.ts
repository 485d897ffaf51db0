import type { Page } from '@playwright/test';
import { pathOf } from '../../src/routes.ts';
import { SPECIFIED, type Specified } from './support/languages.ts';
import { expect, test } from './test.ts';

const TEXTS = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    signUp: 'Sign up',
    toUp: "Don't have an account? Sign up",
    toIn: 'Already have an account? Sign in',
    forgot: 'Forgot Password?',
    as: 'Signed in as',
    signOut: 'Sign out',
    created: 'Account created successfully!',
    signedIn: 'Signed in successfully!',
    sent: 'Password reset email sent!',
    emailFirst: 'Please enter your email address first',
    wrong: 'Email or password is not correct.',
    taken: 'There is already an account with this email address.',
    weak: /too weak/,
    offline: /^No connection/,
  },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    toUp: 'Noch kein Konto? Registrieren',
    toIn: 'Sie haben schon ein Konto? Anmelden',
    forgot: 'Passwort vergessen?',
    as: 'Angemeldet als',
    signOut: 'Abmelden',
    created: 'Ihr Konto wurde erstellt!',
    signedIn: 'Sie sind jetzt angemeldet!',
    sent: 'Die E-Mail zum Zurücksetzen des Passworts wurde gesendet!',
    emailFirst: 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein',
    wrong: 'E-Mail oder Passwort stimmt nicht.',
    taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    weak: /zu schwach/,
    offline: /^Keine Verbindung/,
  },
} as const;

let accounts = 0;
const newEmail = (): string => `visitor-${process.pid}-${Date.now()}-${accounts++}@example.com`;
const PASSWORD = 'geheim-123';

const formOn = async (page: Page, locale: Specified) => {
  const texts = TEXTS[locale];
  await page.goto(pathOf('auth', locale));
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const fill = async (email: string, password: string) => {
    await main.getByLabel(texts.email, { exact: true }).fill(email);
    await main.getByLabel(texts.password, { exact: true }).fill(password);
  };
  const signUp = async (email: string) => {
    await button(texts.toUp).click();
    await fill(email, PASSWORD);
    await button(texts.signUp).click();
    await expect(main.getByRole('status')).toHaveText(texts.created);
  };
  return { texts, main, button, fill, signUp };
};

for (const locale of SPECIFIED) {
  test.describe(pathOf('auth', locale), () => {
    test('signs up, stays signed in over a reload, signs out and in again', async ({ page }) => {
      const { texts, main, button, fill, signUp } = await formOn(page, locale);
      const email = newEmail();
      await signUp(email);
      await expect(main.getByText(`${texts.as} ${email}`)).toBeVisible();
      await page.reload();
      await expect(main.getByText(`${texts.as} ${email}`)).toBeVisible();
      // It is not the step that anybody comes for: an outline.
      await expect(button(texts.signOut)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await button(texts.signOut).click();
      await expect(main.getByText(texts.as)).toHaveCount(0);
      await fill(email, PASSWORD);
      await button(texts.signIn).click();
      await expect(main.getByRole('status')).toHaveText(texts.signedIn);
      await expect(main.getByText(`${texts.as} ${email}`)).toBeVisible();
    });

    test('words what the identity service refuses, and keeps what was typed', async ({ page }) => {
      const { texts, main, button, fill, signUp } = await formOn(page, locale);
      const email = newEmail();
      await signUp(email);
      await button(texts.signOut).click();
      await fill(email, PASSWORD);
      await button(texts.signUp).click();
      await expect(main.getByRole('alert')).toHaveText(texts.taken);
      await fill(newEmail(), 'kurz');
      await expect(main.getByRole('alert')).toHaveCount(0);
      await button(texts.signUp).click();
      await expect(main.getByRole('alert')).toHaveText(texts.weak);
      await button(texts.toIn).click();
      await fill(email, 'falsch-123');
      await button(texts.signIn).click();
      await expect(main.getByRole('alert')).toHaveText(texts.wrong);
      await expect(main.getByLabel(texts.email, { exact: true })).toHaveValue(email);
      await expect(main.getByLabel(texts.password, { exact: true })).toHaveValue('falsch-123');
      await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
      await button(texts.signIn).click();
      await expect(main.getByRole('alert')).toHaveText(texts.offline);
    });

    test('sends a reset, once it knows where to', async ({ page }) => {
      const { texts, main, button, fill, signUp } = await formOn(page, locale);
      const email = newEmail();
      await signUp(email);
      await button(texts.signOut).click();
      await button(texts.toIn).click();
      await button(texts.forgot).click();
      await expect(main.getByRole('alert')).toHaveText(texts.emailFirst);
      await fill(email, '');
      await button(texts.forgot).click();
      await expect(main.getByRole('status')).toHaveText(texts.sent);
      const sent = await fetch(`${process.env.AUTH_URL}/emulator/v1/projects/demo-anbahn/oobCodes`);
      expect(await sent.json()).toMatchObject({
        oobCodes: expect.arrayContaining([expect.objectContaining({ email, requestType: 'PASSWORD_RESET' })]),
      });
      await button(texts.toUp).click();
      await expect(button(texts.forgot)).toHaveCount(0);
    });
  });
}

/** The authorization that a website analysis is asked with. */
async function authorizationOfAnalysis(page: Page): Promise<string | undefined> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/analyzeWebsite') && request.method() === 'POST',
  );
  await page.route('**/analyzeWebsite', (route) => route.abort());
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Start Analysis' }).click();
  await page.getByRole('main').getByRole('textbox').fill('https://example.com');
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  return (await (await asked).allHeaders()).authorization;
}

test('a call says who is signed in, and nothing for a visitor who is not', async ({ page, browser }) => {
  const { signUp } = await formOn(page, 'en');
  await signUp(newEmail());
  expect(await authorizationOfAnalysis(page)).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]*$/);

  const other = await browser.newContext();
  expect(await authorizationOfAnalysis(await other.newPage())).toBeUndefined();
  await other.close();
});
