import type { Kysely } from 'kysely';
import type { HomeProduct } from '../../domain/home-product.ts';
import type { Product } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { type ApplicationRepository, createApplicationRepository } from './application-repository.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { createHomeProductRepository } from './home-product-repository.ts';
import { createProductRepository } from './product-repository.ts';
import type { ReportRow } from './readable-rows.ts';
import { createRevisionRepository, type RevisionRepository } from './revision-repository.ts';
import { createStudentRepository, type StudentRepository } from './student-repository.ts';

/** Everything that is stored, as domain objects; every call rejects when the database fails. */
export type Repositories = {
  products: CatalogueRepository<Product>;
  homeProducts: CatalogueRepository<HomeProduct>;
  students: StudentRepository;
  applications: ApplicationRepository;
  revisions: RevisionRepository;
};

/** The repositories over one open database; a row that can't be read is skipped and reported. */
export function createRepositories(db: Kysely<Tables>, report: ReportRow = console.error): Repositories {
  return {
    products: createProductRepository(db, report),
    homeProducts: createHomeProductRepository(db, report),
    students: createStudentRepository(db, report),
    applications: createApplicationRepository(db, report),
    revisions: createRevisionRepository(db),
  };
}
