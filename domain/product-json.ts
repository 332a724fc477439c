export { productJson, readProducts } from './product.ts';
