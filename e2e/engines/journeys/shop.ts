import { fillIn } from '../../../domain/values/fill-in.ts';
import type { Browser } from '../browser.ts';
import { expectGone, expectMessage, expectPath, expectSeen } from '../expect-seen.ts';
import type { Target } from '../target.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { cart, shell, shop } = words;

// A product of the sample catalogue with a choice that changes its price.
const product = 'Block Print Kurta';
const chosen = `${product} (Long, Indigo)`;
const card: Target = { role: 'article', name: product };
const drawer: Target = { role: 'dialog', name: cart.drawer };

async function addChosen(browser: Browser): Promise<void> {
  await browser.open('/shop');
  await browser.press({ role: 'radio', name: 'Long', within: card });
  await expectSeen(browser, { role: 'radio', name: 'Long', within: card }, { checked: true });
  await browser.press({ role: 'button', name: shop.addToCart, within: card });
  await expectSeen(browser, { role: 'heading', name: chosen, within: drawer });
}

/** The journeys in the shop and on the cart page. */
export const shopJourneys: Journeys = {
  'a chosen variant goes into the cart, whose drawer counts it, and closes by Escape': async (browser) => {
    await addChosen(browser);
    await expectSeen(browser, { text: '₹1,090', within: drawer });

    await browser.press({ role: 'button', name: fillIn(cart.increase, { name: chosen }), within: drawer });
    await expectSeen(
      browser,
      { role: 'group', name: fillIn(cart.quantity, { name: chosen }), within: drawer },
      { text: '2' },
    );
    await expectSeen(browser, { text: '₹2,180', within: drawer });
    await expectMessage(
      browser,
      { role: 'link', name: cart.order, within: drawer },
      `1. ${chosen} - x2 - ₹2,180`,
    );

    await browser.pressKey('Escape');
    await expectGone(browser, drawer);
    await browser.press({ role: 'button', name: fillIn(shell.openCart.other, { count: 2 }) });
    await browser.press({ role: 'button', name: fillIn(cart.remove, { name: chosen }), within: drawer });
    await expectSeen(browser, { text: cart.empty, within: drawer });
  },

  'an order is placed on the cart page, and waits there and in the shop to be sent on WhatsApp': async (
    browser,
  ) => {
    await addChosen(browser);
    await browser.press({ role: 'link', name: cart.toCartPage, within: drawer });
    await expectPath(browser, '/cart');
    await browser.press({ role: 'button', name: fillIn(cart.increase, { name: chosen }) });
    await expectSeen(browser, { text: '₹2,180', within: { role: 'region', name: cart.summary } });

    await browser.fill(cart.delivery.fullName, 'Asha Rao');
    await browser.fill(cart.delivery.phoneNumber, '98765 43210');
    await browser.fill(cart.delivery.address, '12 Temple Road, Pune');
    await browser.open('/about');
    await browser.press({ role: 'button', name: fillIn(shell.openCart.other, { count: 2 }) });
    await expectMessage(
      browser,
      { role: 'link', name: cart.order, within: drawer },
      'Deliver to: Asha Rao, 98765 43210, 12 Temple Road, Pune',
    );
    await browser.open('/cart');
    await browser.press({ role: 'button', name: cart.delivery.placeOrder });
    await expectPath(browser, '/shop');
    await expectSeen(browser, { text: cart.placed });
    const placed: Target = { role: 'region', name: shop.placed.heading };
    await expectSeen(browser, placed);
    const send: Target = { role: 'link', name: shop.placed.send, within: placed };
    await expectMessage(browser, send, `1. ${chosen} - x2 - ₹2,180`);
    await expectMessage(browser, send, '12 Temple Road, Pune');

    await browser.back();
    await expectPath(browser, '/cart');
    await expectSeen(browser, { role: 'button', name: cart.delivery.placeOrder });
    await expectSeen(browser, placed);
    await expectSeen(browser, { text: cart.empty });
    await browser.press({ role: 'button', name: shop.placed.dismiss, within: placed });
    await expectGone(browser, placed);
  },
};
