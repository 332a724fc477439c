import type { Application } from '../../domain/hostel/application.ts';
import type { PublicStudent } from '../../domain/hostel/student.ts';
import type { Product } from '../../domain/shop/product.ts';
import type { Backend } from './backend.ts';
import { fetchProducts } from './fetch-products.ts';
import { fetchStudents } from './fetch-students.ts';
import { sendApplication } from './send-application.ts';

/**
 * An application as a form sends it: with the field that only machines fill in, and the version of the privacy notice beside the
 * form.
 */
export type SentApplication = Application & { website?: string; noticeVersion?: string };

/** The three calls of the backend. Each one throws a CallFailure when it does not get what it asked for. */
export type BackendCalls = {
  products(): Promise<Product[]>;
  students(): Promise<PublicStudent[]>;
  /** Gives the server's message, or undefined where it sent none. */
  enroll(application: SentApplication): Promise<string | undefined>;
};

/** All calls of a backend, for the server; a browser imports only those that its page makes. */
export function backendCalls(backend: Backend): BackendCalls {
  return {
    products: () => fetchProducts(backend),
    students: () => fetchStudents(backend),
    enroll: (application) => sendApplication(backend, application),
  };
}
