import { expect, test } from 'vitest';
import { onEachEngine } from '../../repositories/on-each-engine.ts';
import { application } from '../../repositories/test-records.ts';
import { studentOfApplication } from './0012-student-of-application.ts';

const received = '2026-04-01T06:30:00.000Z';

onEachEngine('an application that was admitted before', (open) => {
  test('belongs to the student with its name, e-mail and phone number; no other one does', async () => {
    const { repositories, db } = await open();
    const { applications, inbox, publicStudents, students } = repositories;
    const { email, phone } = application;
    const student = { name: 'ASHA Rao', email, phone, address: '', course: '', c_year: '', section: '' };
    await publicStudents.save([{ ...student, hostelName: 'Neem', roomNumber: '1', feesPaid: false }]);
    const [record] = await students.page({}, { offset: 0, limit: 1 });

    const admitted = await applications.receive(application, received);
    const stranger = await applications.receive({ ...application, address: 'Elsewhere' }, received);
    const gone = await applications.receive({ ...application, firstName: 'Removed' }, received);
    for (const { reference } of [admitted, gone]) await inbox.change(reference, 'new', { state: 'admitted' });
    await db.schema.alterTable('applications').dropColumn('student_id').execute();
    await studentOfApplication.up(db);

    expect(await inbox.find(admitted.reference)).toMatchObject({ studentId: record?.id });
    for (const { reference } of [stranger, gone])
      expect(await inbox.find(reference)).toMatchObject({ studentId: '' });
  });
});
